import type { PostFinder } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import { postsOfProjects } from './queries.ts';

/** The place of a post in a project; its data comes from `readWatchedPosts` of metric-history. */
export interface ProjectPost {
  /** `tiktok:7301…` */
  key: string;
  foundBy: PostFinder;
  addedAt: Date;
}

/** Returns all posts of a project, the first added first, in the caller's transaction as the team. */
export const projectPosts = async (db: Db, teamId: number, projectId: number): Promise<ProjectPost[]> =>
  (await postsOfEach(db, teamId, [projectId])).get(projectId) ?? [];

/** Like `projectPosts`, for several projects at once; projects without posts are missing. */
export async function postsOfEach(
  db: Db,
  teamId: number,
  projectIds: readonly number[],
): Promise<Map<number, ProjectPost[]>> {
  const rows = await postsOfProjects(db, teamId, projectIds);
  return new Map(
    [...Map.groupBy(rows, row => row.project_id)].map(([id, own]) => [
      id,
      own.map(row => ({ key: row.key, foundBy: row.found_by, addedAt: row.added_at })),
    ]),
  );
}
