import { sql, type Selectable } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import type { MonitorTables } from '../../core/db/schema/monitors-tables.ts';

export type StoredFollow = Selectable<MonitorTables['monitor_follows']>;

export interface OfProject {
  teamId: number;
  projectId: number;
}

const ofProject = (db: Db, { teamId, projectId }: OfProject) =>
  db.selectFrom('monitor_follows').where('team_id', '=', teamId).where('project_id', '=', projectId);

/** Newest first. */
export const readFollows = (db: Db, of: OfProject): Promise<StoredFollow[]> =>
  ofProject(db, of).selectAll().orderBy('id', 'desc').execute();

export async function countByProject(
  db: Db,
  teamId: number,
  projectIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('monitor_follows')
    .select(each => ['project_id', each.fn.countAll<number>().as('follows')])
    .where('team_id', '=', teamId)
    .where('project_id', '=', sql<number>`any(${projectIds}::bigint[])`)
    .groupBy('project_id')
    .execute();
  return new Map(rows.map(row => [row.project_id, row.follows]));
}

interface NewFollows extends OfProject {
  words: string[];
  at: Date;
}

/** For those that are followed already, the words change. */
export async function insertCreatorFollows(
  db: Db,
  { teamId, projectId, words, at }: NewFollows,
  creatorIds: readonly number[],
): Promise<{ added: number[]; updated: number[] }> {
  const { rows } = await sql<{ creator_id: number; is_new: boolean }>`
    insert into monitor_follows as f (team_id, project_id, kind, creator_id, words, added_at)
    select ${teamId}::bigint, ${projectId}::bigint, 'creator', creator_id, ${words}::text[], ${at}::timestamptz
    from unnest(${creatorIds}::bigint[]) with ordinality as given (creator_id, place)
    order by place
    on conflict on constraint monitor_follows_once do update set words = excluded.words, checked_at = null
    where f.words <> excluded.words
    returning creator_id, xmax = 0 as is_new`.execute(db);
  const idsWhere = (isNew: boolean) => rows.filter(row => row.is_new === isNew).map(row => row.creator_id);
  return { added: idsWhere(true), updated: idsWhere(false) };
}

/** @returns whether it is new */
export async function insertTagFollow(
  db: Db,
  { teamId, projectId, words, at }: NewFollows,
  { hashtag, platform }: { hashtag: string; platform: Platform | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into monitor_follows (team_id, project_id, kind, hashtag, platform, words, added_at)
    values (${teamId}, ${projectId}, 'hashtag', ${hashtag}, ${platform}, ${words}::text[], ${at})
    on conflict on constraint monitor_follows_once do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

export async function deleteFollow(
  db: Db,
  { teamId, projectId }: OfProject,
  id: number,
): Promise<StoredFollow | undefined> {
  return db
    .deleteFrom('monitor_follows')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteFollows(db: Db, { teamId, projectId }: OfProject): Promise<void> {
  await db
    .deleteFrom('monitor_follows')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .execute();
}

/** Notes that follows were checked, and how many more posts were found. */
export async function addFound(
  db: Db,
  { teamId, projectId }: OfProject,
  at: Date,
  found: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    update monitor_follows f set checked_at = ${at}, found = f.found + coalesce(given.found, 0)
    from monitor_follows own
    left join unnest(${[...found.keys()]}::bigint[], ${[...found.values()]}::integer[]) as given (id, found)
      on given.id = own.id
    where f.team_id = ${teamId} and f.project_id = ${projectId} and own.team_id = f.team_id and own.id = f.id`.execute(
    db,
  );
}

/** Returns those ids that are creators of the catalogue. */
export async function knownCreators(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter(id => known.has(id));
}
