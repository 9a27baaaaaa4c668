import type { PostFinder } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import { saysItIsPaid } from '../../catalogue/sponsorship/disclosure.ts';
import { knownPosts } from '../../catalogue/creator-records/stored/known-posts.ts';
import { releaseEntitlement, roomFor, consumeEntitlement, type Taker } from '../../billing/plans/service.ts';
import { readWatchedPosts, type NamedPost } from '../../catalogue/metric-history/service.ts';
import { unwatchPosts, watchPosts } from '../../catalogue/metric-history/watch-posts.ts';
import { deletePosts, insertPosts, markRemoved, placesOf, postsOfProjects } from './queries.ts';

const limitKey = 'monitor.links';
const subjectOf = (projectId: number) => ({ subject: String(projectId) });

export interface FoundPost {
  post: NamedPost;
  foundBy: PostFinder;
  /** The follow that found it; null if its link was pasted. */
  followId: number | null;
}

/** In order of keys, which is the order of locks everywhere. */
const inOrder = (found: readonly FoundPost[]) =>
  found.toSorted((a, b) => (a.post.key < b.post.key ? -1 : Number(a.post.key > b.post.key)));

/** Returns how many more posts the plan allows in a project. */
export const roomOf = (db: Db, ctx: Taker, projectId: number): Promise<number> =>
  roomFor(db, ctx, limitKey, subjectOf(projectId));

/** Returns which of these keys are in a project, and which were removed from it by hand. */
export async function postStatesIn(db: Db, teamId: number, projectId: number, keys: readonly string[]) {
  const rows = await placesOf(db, teamId, projectId, keys);
  const keysWhere = (isRemoved: boolean) =>
    new Set(rows.filter(row => row.is_removed === isRemoved).map(row => row.key));
  return { present: keysWhere(false), removed: keysWhere(true) };
}

/**
 * Adds posts that are not in a project and begins to watch them, all or none; the caller has locked the project.
 * @throws AppError entitlement_exceeded
 */
export async function putIn(
  db: Db,
  ctx: Taker,
  projectId: number,
  found: readonly FoundPost[],
): Promise<void> {
  if (!found.length) return;
  const { teamId } = ctx.actor;
  await consumeEntitlement(db, ctx, limitKey, { amount: found.length, ...subjectOf(projectId) });
  const posts = inOrder(found);
  await insertPosts(
    db,
    { teamId, projectId, at: ctx.now() },
    posts.map(({ post: { key }, ...place }) => ({ key, ...place })),
  );
  const named = posts.map(({ post }) => post);
  await watchPosts(db, ctx, { teamId, projectId }, named, await knownOf(db, named));
}

/** Returns what the catalogue knows of posts, to begin their histories. */
async function knownOf(db: Db, posts: readonly NamedPost[]) {
  const ofKnown = posts.flatMap(post =>
    post.creatorId === null ? [] : { ...post, creatorId: post.creatorId },
  );
  return { seen: await knownPosts(db, ofKnown), discloses: saysItIsPaid };
}

/** Removes posts; follows do not add them again. The caller has locked the project. @returns how many it had */
export async function takeOut(
  db: Db,
  ctx: Taker,
  projectId: number,
  keys: readonly string[],
): Promise<number> {
  const { teamId } = ctx.actor;
  const removed = await markRemoved(db, teamId, projectId, keys);
  if (!removed.length) return 0;
  await unwatchPosts(db, { teamId, projectId }, removed.toSorted());
  await releaseEntitlement(db, teamId, limitKey, { amount: removed.length, ...subjectOf(projectId) });
  return removed.length;
}

const keysIn = async (db: Db, teamId: number, projectId: number) =>
  (await postsOfProjects(db, teamId, [projectId])).map(({ key }) => key).toSorted();

/** Stops watching all posts of a project; they stay in it. */
export async function unwatchProject(db: Db, teamId: number, projectId: number): Promise<void> {
  await unwatchPosts(db, { teamId, projectId }, await keysIn(db, teamId, projectId));
}

/** Watches all posts of a project again. */
export async function watchProject(db: Db, ctx: Taker, projectId: number): Promise<void> {
  const { teamId } = ctx.actor;
  const known = await readWatchedPosts(db, await keysIn(db, teamId, projectId));
  await watchPosts(db, ctx, { teamId, projectId }, [...known.values()]);
}

/** Stops watching all posts of a project, and deletes them from it. */
export async function dropPosts(db: Db, teamId: number, projectId: number): Promise<void> {
  const keys = await keysIn(db, teamId, projectId);
  await unwatchPosts(db, { teamId, projectId }, keys);
  await deletePosts(db, teamId, projectId);
  await releaseEntitlement(db, teamId, limitKey, { amount: keys.length, ...subjectOf(projectId) });
}
