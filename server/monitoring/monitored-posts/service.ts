import type { PostFinder } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import { postsOfProjects } from './queries.ts';

/** That a post is in a project; what is known of it: `readWatchedPosts` of post-series. */
export interface ProjectPost {
  /** `tiktok:7301…` */
  key: string;
  foundBy: PostFinder;
  addedAt: Date;
}

/** All posts of a project, those added first in front, in the caller's transaction as the team. */
export const projectPosts = async (db: Db, teamId: number, projectId: number): Promise<ProjectPost[]> =>
  (await postsOfEach(db, teamId, [projectId])).get(projectId) ?? [];

/** As `projectPosts`, of several projects at once; one without posts is missing. */
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
