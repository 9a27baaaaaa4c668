import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { DueWork } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { JudgedPost } from '../briefs/check-brief.ts';
import { projectChanged } from '../shared/project-hooks.ts';
import { projectPosts } from '../monitored-posts/service.ts';
import { holdProjectOf, type Project } from '../shared/projects.ts';
import { keepSpark } from '../monitors/figures/project-sparkline.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { actingFor, findPosts } from './find-project-posts.ts';

/**
 * Judges all posts of a project, in the transaction of the sync; repeating it changes nothing.
 * @returns when the passing of time alone requires another run
 */
export type Judge = (
  db: Db,
  ctx: Context,
  teamId: number,
  project: Project,
  posts: readonly JudgedPost[],
) => Promise<Date | null>;

async function postsToJudge(db: Db, teamId: number, projectId: number): Promise<JudgedPost[]> {
  const places = await projectPosts(db, teamId, projectId);
  const watched = await readWatchedPosts(
    db,
    places.map(({ key }) => key),
  );
  return places.flatMap(({ key, addedAt }) => {
    const post = watched.get(key);
    return post ? { addedAt, post } : [];
  });
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter(moment => moment !== null).map(moment => moment.getTime());
  return known.length ? new Date(known.reduce((one, other) => Math.min(one, other))) : null;
}

/**
 * Syncs a project: adds the posts that it follows, then calls each judge in order. One transaction that locks the
 * project: repeating it, or running it twice at the same time, changes nothing more.
 * @returns when to sync again without news; null: when there is news
 */
export function syncProject(
  pool: Db,
  ctx: Context,
  { teamId, id }: DueWork,
  judges: readonly Judge[],
): Promise<Date | null> {
  return asTeam(pool, teamId, async db => {
    const project = await holdProjectOf(db, teamId, id);
    if (project?.state !== 'open') return null;
    const next = [await findPosts(db, actingFor(ctx, teamId, project), project)];
    const posts = await postsToJudge(db, teamId, id);
    for (const judge of judges) next.push(await judge(db, ctx, teamId, project, posts));
    await keepSpark(
      db,
      { teamId, id, zone: project.zone, now: ctx.now() },
      posts.map(({ post }) => post),
    );
    await projectChanged.run(db, ctx, { teamId, projectId: id });
    return earliest(next);
  });
}
