import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import { dueAfterDays, viewedForDays } from './refresh-worth.ts';

export interface Choosing {
  platform: Platform;
  /** In the sandbox only samples are refreshed, elsewhere only real creators. */
  isSample: boolean;
  source: SourceCode;
  now: Date;
  max: number;
}

const seconds = (days: number) => days * 86_400;

/**
 * Puts the creators that are most worth refreshing into the queue. Worth is the days since the last refresh ÷ the days
 * after which the creator is due. Creators that somebody is interested in are few, and each is checked; the oldest of
 * the others are read from the index by age.
 */
export async function chooseDue(db: Db, { platform, isSample, source, now, max }: Choosing): Promise<number> {
  const { rows } = await sql<{ chosen: number }>`
    with cared as (
      select c.id, c.refreshed_at,
        case when i.monitors > 0 then 'monitor' when i.campaigns > 0 then 'campaign' when i.lists > 0 then 'list' else 'viewed' end as reason,
        case when i.monitors > 0 then ${seconds(dueAfterDays.monitor)}::float8
          when i.campaigns > 0 then ${seconds(dueAfterDays.campaign)}::float8
          when i.lists > 0 then ${seconds(dueAfterDays.list)}::float8
          else ${seconds(dueAfterDays.viewed)}::float8 end as due_after
      from creator_interest i cross join lateral (
        select id, platform, sample, refreshed_at from creators where id = i.creator_id limit 1) c
      where c.platform = ${platform} and c.sample = ${isSample}
        and c.refreshed_at <= ${now}::timestamptz - make_interval(secs => ${seconds(dueAfterDays.monitor)})
        and (i.monitors > 0 or i.campaigns > 0 or i.lists > 0
          or i.viewed_at >= ${now}::timestamptz - make_interval(days => ${viewedForDays}))
    ), aged as (
      select id, refreshed_at, 'age' as reason, ${seconds(dueAfterDays.age)}::float8 as due_after
      from creators c
      where platform = ${platform} and sample = ${isSample}
        and refreshed_at <= ${now}::timestamptz - make_interval(days => ${dueAfterDays.age})
        and not exists (select from refresh_queue q where q.creator_id = c.id)
        and not exists (select from refresh_states s where s.creator_id = c.id and s.retry_at > ${now})
      order by refreshed_at, id limit ${max}
    ), due as (
      select id, reason, extract(epoch from ${now}::timestamptz - refreshed_at) / due_after as worth
      from (select * from cared union all select * from aged) as each
    ), best as (
      select distinct on (id) id, reason, worth from due
      where worth >= 1
        and not exists (select from refresh_queue q where q.creator_id = due.id)
        and not exists (select from refresh_states s where s.creator_id = due.id and s.retry_at > ${now})
      order by id, worth desc
    ), chosen as (
      insert into refresh_queue (creator_id, platform, source, reason, worth, decided_at)
      select id, ${platform}::platform, ${source}, reason, worth, ${now}::timestamptz
      from best order by worth desc, id limit ${max}
      on conflict (creator_id) do nothing
      returning creator_id
    )
    select count(*) as chosen from chosen`.execute(db);
  return rows[0]?.chosen ?? 0;
}

/** Returns how many creators of a platform are due by their age alone, by the index. */
export async function countDue(
  db: Db,
  { platform, isSample, now }: Omit<Choosing, 'source' | 'max'>,
): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from creators
    where platform = ${platform} and sample = ${isSample}
      and refreshed_at <= ${now}::timestamptz - make_interval(days => ${dueAfterDays.age})`.execute(db);
  return rows[0]?.due ?? 0;
}

export async function countQueued(db: Db, platform: Platform): Promise<number> {
  const { queued } = await db
    .selectFrom('refresh_queue')
    .select(sql<number>`count(*)`.as('queued'))
    .where('platform', '=', platform)
    .executeTakeFirstOrThrow();
  return queued;
}

/**
 * Claims the planning: one process in all may plan, once per interval. @returns false if another process has planned
 * since
 */
export async function claimPlan(
  db: Db,
  platform: Platform,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into refresh_plans as p (platform, decided_at, due, chosen, took_ms)
    values (${platform}, ${now}, 0, 0, 0)
    on conflict (platform) do update set decided_at = excluded.decided_at where p.decided_at <= ${notSince}
    returning platform`.execute(db);
  return rows.length > 0;
}

export async function putPlan(
  db: Db,
  plan: { platform: Platform; at: Date; due: number; chosen: number; tookMs: number },
): Promise<void> {
  const row = { decided_at: plan.at, due: plan.due, chosen: plan.chosen, took_ms: plan.tookMs };
  await db
    .insertInto('refresh_plans')
    .values({ platform: plan.platform, ...row })
    .onConflict(conflict => conflict.column('platform').doUpdateSet(row))
    .execute();
}
