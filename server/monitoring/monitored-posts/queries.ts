import { sql } from 'kysely';
import type { PostFinder } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export const postsOfProjects = (db: Db, teamId: number, projectIds: readonly number[]) =>
  db
    .selectFrom('monitor_posts')
    .select(['project_id', 'key', 'found_by', 'added_at'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', sql<number>`any(${projectIds}::bigint[])`)
    .where('is_removed', '=', false)
    .orderBy('added_at')
    .orderBy('key')
    .execute();

export async function findPost(db: Db, teamId: number, projectId: number, key: string) {
  return db
    .selectFrom('monitor_posts')
    .select(['key', 'found_by', 'added_at'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('key', '=', key)
    .where('is_removed', '=', false)
    .executeTakeFirst();
}

/** Returns which of these keys the project has, or had before they were removed by hand. */
export const placesOf = (db: Db, teamId: number, projectId: number, keys: readonly string[]) =>
  db
    .selectFrom('monitor_posts')
    .select(['key', 'is_removed'])
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute();

export interface NewPlace {
  key: string;
  foundBy: PostFinder;
  followId: number | null;
}

/** Posts that were removed are added again. */
export async function insertPosts(
  db: Db,
  { teamId, projectId, at }: { teamId: number; projectId: number; at: Date },
  posts: readonly NewPlace[],
): Promise<void> {
  if (!posts.length) return;
  await sql`
    insert into monitor_posts (team_id, project_id, key, found_by, follow_id, added_at)
    select ${teamId}::bigint, ${projectId}::bigint, given.key, given.found_by, given.follow_id, ${at}::timestamptz
    from unnest(
      ${posts.map(({ key }) => key)}::text[],
      ${posts.map(({ foundBy }) => foundBy)}::text[],
      ${posts.map(({ followId }) => followId)}::bigint[]
    ) as given (key, found_by, follow_id)
    on conflict (team_id, project_id, key) do update set
      found_by = excluded.found_by, follow_id = excluded.follow_id, added_at = excluded.added_at,
      is_removed = false`.execute(db);
}

/** @returns those that the project had */
export async function markRemoved(
  db: Db,
  teamId: number,
  projectId: number,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await db
    .updateTable('monitor_posts')
    .set({ is_removed: true })
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('is_removed', '=', false)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function deletePosts(db: Db, teamId: number, projectId: number): Promise<void> {
  await db
    .deleteFrom('monitor_posts')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .execute();
}

/** Returns creators as the catalogue names them. */
export const creatorsShown = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('creators')
    .select(['id', 'platform', 'name', 'handle', 'avatar_url', 'followers'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
