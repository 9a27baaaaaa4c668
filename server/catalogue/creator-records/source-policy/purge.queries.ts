import { sql } from 'kysely';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';

/** Data that the source reported before this time is deleted. */
export interface CutOff {
  source: SourceCode;
  until: Date;
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Returns creators with data that must be deleted, the most overdue first. */
export async function readOverdue(db: Db, now: Date, limit: number, only?: readonly number[]) {
  const rows = await db
    .selectFrom('creator_provenance')
    .select('creator_id')
    .where('keep_until', '<=', now)
    .$if(only !== undefined, query => query.where('creator_id', '=', anyOf(only ?? [])))
    .orderBy('keep_until')
    .orderBy('creator_id')
    .limit(limit)
    .execute();
  return rows.map(row => row.creator_id);
}

/**
 * Deletes posts with their comments, snapshots, addresses and audiences that these sources reported before the given
 * times.
 */
export async function deleteReported(
  db: Db,
  creatorIds: readonly number[],
  cutOffs: readonly CutOff[],
): Promise<void> {
  const ids = anyOf(creatorIds);
  const cut = sql`(select * from unnest(
    ${cutOffs.map(({ source }) => source)}::text[], ${cutOffs.map(({ until }) => until.toISOString())}::timestamptz[]
  ) as cut (source, until)) as cut`;
  await sql`
    with gone as (
      delete from posts p using ${cut} where p.creator_id = ${ids} and p.via = cut.source and p.observed_at <= cut.until
      returning p.creator_id, p.platform_post_id)
    delete from post_comments c using gone
    where c.creator_id = gone.creator_id and c.platform_post_id = gone.platform_post_id`.execute(db);
  await sql`
    delete from creator_snapshots s using ${cut}
    where s.creator_id = ${ids} and s.via = cut.source and s.day::timestamp at time zone 'UTC' <= cut.until`.execute(
    db,
  );
  await sql`
    delete from contact_addresses a using ${cut}
    where a.creator_id = ${ids} and a.via = cut.source and a.found_at <= cut.until`.execute(db);
  await sql`
    delete from creator_audiences u using ${cut}
    where u.creator_id = ${ids} and u.source = cut.source and u.observed_at <= cut.until`.execute(db);
}

export async function deleteOrigins(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db.deleteFrom('creator_provenance').where('creator_id', '=', anyOf(creatorIds)).execute();
}

export async function readWithAddress(db: Db, creatorIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('contact_addresses')
    .select('creator_id')
    .distinct()
    .where('creator_id', '=', anyOf(creatorIds))
    .execute();
  return new Set(rows.map(row => row.creator_id));
}

/**
 * Returns those of these creators that can be deleted: in no team's list or campaign, without a connected account, and
 * without remaining data.
 */
export async function findForgotten(db: Db, creatorIds: readonly number[]): Promise<number[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<{ id: number }>`
    select given.id from unnest(${creatorIds}::bigint[]) as given (id)
    where not exists (select from creator_interest i where i.creator_id = given.id and i.lists + i.campaigns + i.monitors > 0)
      and not exists (select from creator_interest_changes i where i.creator_id = given.id and i.kind <> 'view')
      and not exists (select from creator_connections c where given.id in (c.creator_id, c.account_creator_id))
      and not exists (select from posts p where p.creator_id = given.id)
      and not exists (select from creator_snapshots s where s.creator_id = given.id)
      and not exists (select from contact_addresses a where a.creator_id = given.id)
      and not exists (select from creator_audiences u where u.creator_id = given.id)`.execute(db);
  return rows.map(row => row.id);
}
