import { sql } from 'kysely';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { SourceCode, SourceMode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';

/** @returns whether a team has the creator in a list or campaign; undefined if the creator does not exist */
export function findKept(db: Db, { platform, id }: CreatorParams) {
  return db
    .selectFrom('creators')
    .leftJoin('creator_interest as i', 'i.creator_id', 'creators.id')
    .select(sql<boolean>`coalesce(i.lists + i.campaigns > 0, false)`.as('is_kept'))
    .where('creators.id', '=', id)
    .where('creators.platform', '=', platform)
    .executeTakeFirst();
}

export interface ReportedRows {
  field: 'posts' | 'snapshots' | 'audience';
  /** Null for an import. */
  source: string | null;
  rows: number;
  newest: Date;
  oldest: Date;
}

/** Returns the data of a creator that is stored in rows of its own, by source. */
export async function readReportedRows(db: Db, creatorId: number): Promise<ReportedRows[]> {
  const { rows } = await sql<ReportedRows>`
    select 'posts' as field, via as source, count(*)::int as rows, max(observed_at) as newest, min(observed_at) as oldest
    from posts where creator_id = ${creatorId} group by via
    union all
    select 'snapshots', via, count(*)::int, max(day)::timestamp at time zone 'UTC', min(day)::timestamp at time zone 'UTC'
    from creator_snapshots where creator_id = ${creatorId} group by via
    union all
    select 'audience', source, 1, observed_at, observed_at from creator_audiences where creator_id = ${creatorId}
    order by 1, newest desc`.execute(db);
  return rows;
}

export function readSourceNames(db: Db) {
  return db.selectFrom('sources').selectAll().execute();
}

/** Starts from the beginning if the change is already running. */
export async function putModeChange(db: Db, source: SourceCode): Promise<void> {
  await db
    .insertInto('mode_changes')
    .values({ source, after_id: 0 })
    .onConflict(conflict =>
      conflict.column('source').doUpdateSet(set => ({ after_id: set.ref('excluded.after_id') })),
    )
    .execute();
}

export function nextModeChange(db: Db) {
  return db.selectFrom('mode_changes').selectAll().orderBy('source').limit(1).executeTakeFirst();
}

/** Moves the change on to `to`, or ends it without `to`. Does nothing if it was restarted meanwhile. */
export async function moveModeChange(
  db: Db,
  source: SourceCode,
  { from, to }: { from: number; to: number | null },
): Promise<void> {
  const isHere = sql<boolean>`source = ${source} and after_id = ${from}`;
  if (to === null) await db.deleteFrom('mode_changes').where(isHere).execute();
  else await db.updateTable('mode_changes').set({ after_id: to }).where(isHere).execute();
}

/** Keeps a mode that the operator has chosen. */
export async function setFirstMode(db: Db, source: SourceCode, mode: SourceMode): Promise<void> {
  await db
    .insertInto('source_settings')
    .values({ source, mode, limits: JSON.stringify({}) })
    .onConflict(conflict => conflict.column('source').doNothing())
    .execute();
}
