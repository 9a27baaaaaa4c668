import { sql } from 'kysely';
import type { SourceCode, SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';

/** Without the secrets. */
export const listCredentials = (db: Db) =>
  db
    .selectFrom('source_credentials')
    .select([
      'id',
      'source',
      'name',
      'quota_group',
      'is_sandbox',
      'shown',
      'state',
      'refused_text',
      'free_at',
      'used_at',
    ])
    .orderBy('id')
    .execute();
export type CredentialRow = Awaited<ReturnType<typeof listCredentials>>[number];

export interface CountedBucket {
  source: SourceCode;
  bucket: string;
  /** Units that were used since then count now. */
  since: Date;
}

export interface UseRow {
  source: SourceCode;
  quota_group: string;
  bucket: string;
  used: number;
  is_exhausted: boolean;
  /** The window whose end makes units available again. */
  begins_at: Date | null;
  ends_at: Date | null;
  spends: { purpose: SpendPurpose; units: number; calls: number; open: number }[];
}

/** Returns the current use of each group's quotas; for one source at most the 20 groups with the most use. */
export async function listUses(db: Db, buckets: readonly CountedBucket[]): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    with counted as (
      select * from json_to_recordset(${JSON.stringify(buckets)})
        as given (source text, bucket text, since timestamptz)
    ), uses as (
      select source, quota_group, bucket, counted.since,
        sum(used)::bigint as used, bool_or(is_exhausted) as is_exhausted,
        coalesce(max(begins_at) filter (where is_exhausted), min(begins_at) filter (where used > 0)) as begins_at,
        coalesce(max(ends_at) filter (where is_exhausted), min(ends_at) filter (where used > 0)) as ends_at,
        row_number() over (partition by source, bucket order by sum(used) desc, quota_group) as place
      from counted join quota_windows using (source, bucket)
      where quota_windows.begins_at >= counted.since
      group by source, quota_group, bucket, counted.since
    )
    select source, quota_group, bucket, used, is_exhausted, begins_at, ends_at, (
      select coalesce(json_agg(spent), '[]') from (
        select purpose, sum(taken)::bigint as units, sum(calls)::bigint as calls,
          sum(taken - settled)::bigint as open
        from quota_spends
        where quota_spends.source = uses.source and quota_spends.quota_group = uses.quota_group
          and quota_spends.bucket = uses.bucket and quota_spends.begins_at >= uses.since
        group by purpose having sum(taken) > 0 or sum(calls) > 0
      ) as spent
    ) as spends
    from uses where place <= 20
    order by source, quota_group, bucket`.execute(db);
  return rows;
}

const faultColumns = ['source', 'at', 'kind', 'purpose', 'fault'] as const;

/** Returns the newest fault of each source since then. */
export const newestFaults = (db: Db, since: Date) =>
  db
    .selectFrom('sources')
    .innerJoinLateral(
      faults =>
        faults
          .selectFrom('source_fault_log')
          .select(faultColumns)
          .whereRef('source_fault_log.source', '=', 'sources.code')
          .where('at', '>=', since)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('newest'),
      join => join.onTrue(),
    )
    .selectAll('newest')
    .execute();
export type FaultRow = Awaited<ReturnType<typeof newestFaults>>[number];

export const listFaults = (
  db: Db,
  { source, since, offset, limit }: { source: SourceCode; since: Date; offset: number; limit: number },
) =>
  db
    .selectFrom('source_fault_log')
    .select(faultColumns)
    .where('source', '=', source)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countFaults(db: Db, source: SourceCode, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('source_fault_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface PlanRow {
  platform: Platform;
  decided_at: Date | null;
  due: number | null;
  chosen: number | null;
  took_ms: number | null;
  waiting: number;
  done: number;
}

/** Returns the last plans. Counts the refreshes since then among the newest 20,000. */
export async function listPlans(db: Db, since: Date): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select platform, decided_at, due, chosen, took_ms,
      (select count(*) from refresh_queue where refresh_queue.platform = platforms.platform) as waiting,
      (select count(*) from (
        select id from creators
        where creators.platform = platforms.platform and refreshed_at >= ${since}
        order by refreshed_at desc limit 20000
      ) as fresh join refresh_states on refresh_states.creator_id = fresh.id
        and refresh_states.fault is null and refresh_states.tried_at >= ${since}) as done
    from unnest(enum_range(null::platform)) as platforms (platform)
    left join refresh_plans using (platform)
    order by platform`.execute(db);
  return rows;
}
