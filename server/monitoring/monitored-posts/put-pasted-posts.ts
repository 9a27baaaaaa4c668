import { postOf, type PostLink } from '../../../contract/core/pasted-links/post-links.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import type { Taker } from '../../billing/plans/service.ts';
import { putIn, roomOf, postStatesIn } from './post-places.ts';

/** A post by its address, and its creator if known. */
export interface GivenPost {
  url: string;
  creatorId: number | null;
}

/**
 * Adds posts to a project as far as there is room, in the transaction of a caller that has locked it. Ignores addresses
 * without a post, posts that are in the project, and those that were removed by hand.
 * @returns how many were added
 */
export async function putPasted(
  db: Db,
  ctx: Taker,
  projectId: number,
  posts: readonly GivenPost[],
): Promise<number> {
  const named = new Map<string, PostLink & { creatorId: number | null; publishedAt: null }>();
  for (const { url, creatorId } of posts) {
    const post = postOf(url);
    if ('key' in post) named.set(post.key, { ...post, creatorId, publishedAt: null });
  }
  if (!named.size) return 0;
  const { teamId } = ctx.actor;
  const { present, removed } = await postStatesIn(db, teamId, projectId, [...named.keys()]);
  const fresh = [...named.values()].filter(({ key }) => !present.has(key) && !removed.has(key));
  const fitting = fresh.slice(0, await roomOf(db, ctx, projectId));
  if (!fitting.length) return 0;
  const found = fitting.map(post => ({ post, foundBy: 'link' as const, followId: null }));
  await putIn(db, ctx, projectId, found);
  await wakeDue(db, 'monitor.sync', { teamId, id: projectId }, ctx.now());
  return fitting.length;
}
