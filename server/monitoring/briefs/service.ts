import type { listChecks } from '../../../contract/monitoring/briefs/briefs.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { deleteOfProject, findBrief, readFailed } from './queries.ts';
import { list } from './listing/show-checks.ts';
import { sumPosts, type PostSum } from './listing/sum-of-checks.ts';

/**
 * Posts of a project against its brief, those with failures first; outside of a transaction.
 * @throws AppError not_found
 */
export const briefChecks = (
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  most: number,
): Promise<ReplyOf<typeof listChecks>> => list(pool, ctx, projectId, { page: 1, size: most });

/** Posts of a project in which nothing discloses that they are paid, and since when; nobody decided otherwise. */
export const failedDisclosures = (db: Db, teamId: number, projectId: number): Promise<Map<string, Date>> =>
  readFailed(db, { teamId, projectId }, 'disclosure');

/** Whether a project asks for a disclosure. */
export async function asksDisclosure(db: Db, teamId: number, projectId: number): Promise<boolean> {
  const brief = await findBrief(db, { teamId, projectId });
  return Boolean(brief?.requirements.disclosure);
}

/** A project is removed, in the caller's transaction. */
export const forgetBrief = (db: Db, teamId: number, projectId: number): Promise<void> =>
  deleteOfProject(db, { teamId, projectId });
/**
 * What came of all checks of each of these posts, what was decided by hand first. Where nothing is asked of posts, one
 * passes when it is online.
 */
export const sumsOfPosts = (
  db: Db,
  teamId: number,
  projectId: number,
  keys: readonly string[],
): Promise<Map<string, PostSum>> => sumPosts(db, { teamId, projectId }, keys);
