import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export type InterestKind = 'list' | 'campaign' | 'monitor' | 'view';

/**
 * Inserts changes of interest in the transaction of a team's change, so that teams do not wait for a row that many
 * share.
 */
export async function addInterest(
  db: Db,
  creatorIds: readonly number[],
  { kind, amount, at }: { kind: InterestKind; amount: number; at: Date },
): Promise<void> {
  if (!creatorIds.length) return;
  await sql`
    insert into creator_interest_changes (creator_id, kind, amount, at)
    select creator_id, ${kind}, ${amount}, ${at} from unnest(${creatorIds}::bigint[]) as given (creator_id)`.execute(
    db,
  );
}

/** Adds up stored changes. @returns how many there were, at most `most` */
export async function foldInterest(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    with gone as (
      delete from creator_interest_changes where id in (
        select id from creator_interest_changes order by id limit ${max} for update skip locked)
      returning creator_id, kind, amount, at
    ), added as (
      insert into creator_interest (creator_id, lists, campaigns, monitors, viewed_at)
      select creator_id,
        coalesce(sum(amount) filter (where kind = 'list'), 0),
        coalesce(sum(amount) filter (where kind = 'campaign'), 0),
        coalesce(sum(amount) filter (where kind = 'monitor'), 0),
        max(at) filter (where kind = 'view')
      from gone group by creator_id order by creator_id
      on conflict (creator_id) do update set
        lists = creator_interest.lists + excluded.lists,
        campaigns = creator_interest.campaigns + excluded.campaigns,
        monitors = creator_interest.monitors + excluded.monitors,
        viewed_at = greatest(creator_interest.viewed_at, excluded.viewed_at)
    )
    select count(*) as changes from gone`.execute(db);
  return rows[0]?.changes ?? 0;
}

export async function readInterest(db: Db, creatorId: number) {
  const row = await db
    .selectFrom('creator_interest')
    .select(['lists', 'campaigns', 'monitors', 'viewed_at'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return {
    lists: row?.lists ?? 0,
    campaigns: row?.campaigns ?? 0,
    monitors: row?.monitors ?? 0,
    viewedAt: row?.viewed_at ?? null,
  };
}
