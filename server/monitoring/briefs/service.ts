import type { listChecks } from '../../../contract/monitoring/briefs/briefs.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { deleteOfProject, findBrief, readFailed } from './queries.ts';
import { loadChecks } from './listing/load-checks.ts';
import { sumPosts, type PostSum } from './listing/sum-of-checks.ts';

/**
 * Returns a project's posts with the outcomes of its brief, those with failures first; outside of a transaction.
 * @throws AppError not_found
 */
export const briefChecks = (
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  max: number,
): Promise<ReplyOf<typeof listChecks>> => loadChecks(pool, ctx, projectId, { page: 1, size: max });

/** Returns paid posts without disclosure, and since when; without those that a member decided otherwise. */
export const failedDisclosures = (db: Db, teamId: number, projectId: number): Promise<Map<string, Date>> =>
  readFailed(db, { teamId, projectId }, 'disclosure');

/** Returns whether a project requires a disclosure. */
export async function asksDisclosure(db: Db, teamId: number, projectId: number): Promise<boolean> {
  const brief = await findBrief(db, { teamId, projectId });
  return Boolean(brief?.requirements.disclosure);
}

/** Deletes the brief of a removed project, in the caller's transaction. */
export const deleteBriefOf = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteOfProject(db, { teamId, projectId });
/**
 * Sums up all checks of each of these posts; decisions by hand take precedence. Without requirements, a post passes if
 * it is online.
 */
export const sumsOfPosts = (
  db: Db,
  teamId: number,
  projectId: number,
  keys: readonly string[],
): Promise<Map<string, PostSum>> => sumPosts(db, { teamId, projectId }, keys);
