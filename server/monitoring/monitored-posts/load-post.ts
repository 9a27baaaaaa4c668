import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getPost as Show } from '../../../contract/monitoring/monitored-posts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { refuseClosed, requireProject } from '../shared/projects.ts';
import { askSoon, nextPolls, readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { watchPosts } from '../../catalogue/metric-history/watch-posts.ts';
import { readAround } from './compare-baseline.ts';
import { presentMaterial, readMaterial } from './present-post.ts';
import { findPost } from './queries.ts';
import type { ProjectPost } from './service.ts';

async function requirePost(db: Db, ctx: SignedIn, projectId: number, key: string): Promise<ProjectPost> {
  await requireProject(db, ctx, projectId);
  const row = await findPost(db, ctx.actor.teamId, projectId, key);
  if (!row) throw new AppError('not_found');
  return { key: row.key, foundBy: row.found_by, addedAt: row.added_at };
}

/** @throws AppError not_found, also for a post that was removed from the project */
export function loadPost(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  key: string,
): Promise<ReplyOf<typeof Show>> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const place = await requirePost(db, ctx, projectId, key);
    const material = await readMaterial(db, ctx, [place]);
    const watched = material.posts.map(({ post }) => post);
    const around = await readAround(db, material, watched);
    const [post] = await presentMaterial(db, material, around);
    const [read] = watched;
    if (!post || !read) throw new AppError('not_found');
    const usual = around.usual(read);
    return {
      post,
      points: read.points.map(({ at, plays, likes, comments, shares }) => [
        at,
        plays,
        likes,
        comments,
        shares,
      ]),
      gaps: read.gaps,
      edits: read.edits,
      usual: usual?.median.some(each => each !== null) ? { ...usual, ages: [...usual.ages] } : null,
    };
  });
}

/** @throws AppError not_found; invalid_request in a closed project @returns when it is polled */
export function refetchPost(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  key: string,
): Promise<{ nextAt: string }> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    refuseClosed(ctx, await requireProject(db, ctx, projectId));
    await requirePost(db, ctx, projectId, key);
    if (!(await nextPolls(db, [key])).has(key)) {
      // Polling had ended: now it continues for a while.
      const watched = await readWatchedPosts(db, [key]);
      await watchPosts(db, ctx, { teamId: ctx.actor.teamId, projectId }, [...watched.values()]);
    }
    return { nextAt: (await askSoon(db, ctx, key)).toISOString() };
  });
}
