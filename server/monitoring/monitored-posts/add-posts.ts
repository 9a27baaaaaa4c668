import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { addPosts as Add } from '../../../contract/monitoring/monitored-posts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { holdProject, refuseBeyondPlan, refuseClosed } from '../shared/projects.ts';
import { recordOf } from '../shared/project-records.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { namePosts, postLines, readPasted } from './pasted-posts.ts';
import { putIn, postStatesIn, takeOut } from './post-places.ts';

const texts: Record<Lang, { noPosts: string }> = {
  zh: { noPosts: '没有可以识别的作品链接' },
  en: { noPosts: 'no post links recognised' },
};

/**
 * Posts that are in the project already stay as they are; the reply says what became of each line.
 * @throws AppError not_found; entitlement_exceeded, and then nothing is added; invalid_request without any post,
 * and for a closed project
 */
export async function addPosts(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { links }: BodyOf<typeof Add>,
): Promise<ReplyOf<typeof Add>> {
  const { teamId } = ctx.actor;
  const pasted = readPasted(links);
  const named = await namePosts(
    pool,
    pasted.links.map(({ post }) => post),
  );
  return asTeam(pool, teamId, async db => {
    const project = await holdProject(db, ctx, projectId);
    refuseClosed(ctx, project);
    await refuseBeyondPlan(db, ctx, projectId);
    if (!named.length) {
      throw new AppError('invalid_request', {}, [{ field: 'links', reason: texts[ctx.lang].noPosts }]);
    }
    const keys = named.map(({ key }) => key);
    const { present } = await postStatesIn(db, teamId, projectId, keys);
    const fresh = named.filter(({ key }) => !present.has(key));
    await putIn(
      db,
      ctx,
      projectId,
      fresh.map(post => ({ post, foundBy: 'link', followId: null })),
    );
    if (fresh.length) {
      await wakeDue(db, 'monitor.sync', { teamId, id: projectId }, ctx.now());
      const record = recordOf('monitor.addPosts', project);
      await recordOperation(db, ctx, teamId, { ...record, after: { posts: fresh.length } });
    }
    return { added: fresh.length, already: present.size, lines: postLines(pasted, present) };
  });
}

/** Ignores keys that the project does not have. @throws AppError not_found @returns how many it had */
export function removePosts(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  keys: readonly string[],
): Promise<number> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await holdProject(db, ctx, projectId);
    const removed = await takeOut(db, ctx, projectId, keys);
    if (removed) {
      // There may be room now for posts that the project follows.
      if (project.state === 'open') await wakeDue(db, 'monitor.sync', { teamId, id: projectId }, ctx.now());
      const record = recordOf('monitor.removePosts', project);
      await recordOperation(db, ctx, teamId, { ...record, before: { posts: removed } });
    }
    return removed;
  });
}
