import { sql } from 'kysely';
import type { SourceCode, SpendPurpose } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { QuotaWindow } from './quota-window.ts';

/** A quota of a group of credentials. */
export interface QuotaKey {
  source: SourceCode;
  group: string;
  bucket: string;
}

export interface Taking extends QuotaKey, QuotaWindow {
  units: number;
  /** The current limit of the bucket. */
  limit: number;
  /** The most that a purpose may use in all. */
  max: number;
  purpose: SpendPurpose;
}

/** Locks a quota until the caller's transaction ends. */
export async function lockQuota(db: Db, { source, group, bucket }: QuotaKey): Promise<void> {
  const key = `quota ${source} ${group} ${bucket}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** Requires the lock of the quota. @returns false if too little is left */
export async function takeUnits(db: Db, taking: Taking): Promise<boolean> {
  const { source, group, bucket, begins, ends, since, units, limit, max, purpose } = taking;
  const { rows } = await sql`
    with held as (
      select coalesce(sum(used), 0) as used, coalesce(bool_or(is_exhausted), false) as is_exhausted
      from quota_windows
      where source = ${source} and quota_group = ${group} and bucket = ${bucket} and begins_at >= ${since}
    ), taken as (
      insert into quota_windows (source, quota_group, bucket, begins_at, ends_at, units, used)
      select ${source}, ${group}, ${bucket}, ${begins}::timestamptz, ${ends}::timestamptz, ${limit}::bigint, ${units}::bigint
      from held where held.used + ${units}::bigint <= ${max}::bigint and not held.is_exhausted
      on conflict (source, quota_group, bucket, begins_at)
      do update set used = quota_windows.used + excluded.used, units = excluded.units
      returning begins_at
    )
    insert into quota_spends (source, quota_group, bucket, begins_at, purpose, taken)
    select ${source}, ${group}, ${bucket}, begins_at, ${purpose}, ${units}::bigint from taken
    on conflict (source, quota_group, bucket, begins_at, purpose)
    do update set taken = quota_spends.taken + excluded.taken
    returning begins_at`.execute(db);
  return rows.length > 0;
}

export type Taken = Pick<Taking, 'source' | 'group' | 'bucket' | 'begins' | 'units' | 'purpose'>;

/** Notes that a call has ended. The units are used, whatever the result. */
export async function settleUnits(db: Db, taken: Taken): Promise<void> {
  await sql`
    update quota_spends set settled = settled + ${taken.units}, calls = calls + 1
    where source = ${taken.source} and quota_group = ${taken.group} and bucket = ${taken.bucket}
      and begins_at = ${taken.begins} and purpose = ${taken.purpose}`.execute(db);
}

/** Returns units of a call that did not reach the source. */
export async function releaseUnits(db: Db, taken: Taken): Promise<void> {
  await sql`
    with freed as (
      update quota_windows set used = used - ${taken.units}
      where source = ${taken.source} and quota_group = ${taken.group} and bucket = ${taken.bucket}
        and begins_at = ${taken.begins}
      returning begins_at
    )
    update quota_spends set taken = taken - ${taken.units}
    where source = ${taken.source} and quota_group = ${taken.group} and bucket = ${taken.bucket}
      and begins_at = ${taken.begins} and purpose = ${taken.purpose}`.execute(db);
}

/** Marks a quota as used up, because the source says so. */
export async function exhaustWindow(db: Db, taken: Taken): Promise<void> {
  await db
    .updateTable('quota_windows')
    .set({ is_exhausted: true })
    .where('source', '=', taken.source)
    .where('quota_group', '=', taken.group)
    .where('bucket', '=', taken.bucket)
    .where('begins_at', '=', taken.begins)
    .execute();
}

/** Returns what was used of a quota since then, by window, the oldest first. */
export function readWindows(db: Db, { source, group, bucket }: QuotaKey, since: Date) {
  return db
    .selectFrom('quota_windows')
    .select(['begins_at', 'ends_at', 'used', 'is_exhausted'])
    .where('source', '=', source)
    .where('quota_group', '=', group)
    .where('bucket', '=', bucket)
    .where('begins_at', '>=', since)
    .orderBy('begins_at')
    .execute();
}

/** Deletes old windows. They no longer count, but are kept for a while for the operator. */
export async function deleteWindowsEndedBefore(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('quota_windows').where('ends_at', '<', endedBefore).execute();
  await db.deleteFrom('quota_spends').where('begins_at', '<', endedBefore).execute();
}
