import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getProject as Show } from '../../../contract/monitoring/monitors.ts';
import { day } from '../../../contract/core/format.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { countFollows } from '../follows/service.ts';
import { projectPosts } from '../monitored-posts/service.ts';
import { presentMaterial, readMaterial } from '../monitored-posts/present-post.ts';
import { readAround } from '../monitored-posts/compare-baseline.ts';
import { limitOf, readTeamPlan } from '../../billing/plans/service.ts';
import { bestAndWorst } from './figures/best-posts.ts';
import { costOf } from './figures/fetching-cost.ts';
import { sumOfForecasts } from './figures/sum-of-forecasts.ts';
import { presentProject } from './present-project.ts';
import { findProject, teamAccounts } from '../shared/projects.queries.ts';
import { beyondPlan, projectOf, type Project } from '../shared/projects.ts';
import { sparkOf } from './figures/project-sparkline.ts';
import { partHeldBack, projectDays } from './figures/project-totals.ts';

/** Returns the days of a project until today; none before it begins. */
function daysOf({ zone, beginsOn, endsOn }: Project, now: Date) {
  const today = day(now.toISOString(), zone);
  return { zone, from: beginsOn, to: today < endsOn ? today : endsOn, now };
}

/** Returns a project with its figures by day, its best and its worst posts. @throws AppError not_found */
export async function loadProject(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  id: number,
): Promise<ReplyOf<typeof Show>> {
  const { teamId } = ctx.actor;
  const shown = await asTeam(pool, teamId, async db => {
    const row = await findProject(db, teamId, id);
    if (!row) throw new AppError('not_found');
    const material = await readMaterial(db, ctx, await projectPosts(db, teamId, id));
    const posts = material.posts.map(({ post }) => post);
    const { free } = partHeldBack(posts, material.heldBack);
    const around = await readAround(db, material, free);
    const ranked = material.posts.flatMap(each =>
      material.heldBack.has(each.post.source)
        ? []
        : { ...each, plays: each.post.plays, usualRatioBp: around.usualRatioBp(each.post) },
    );
    const { best, worst } = bestAndWorst(ranked);
    const plan = await readTeamPlan(db, ctx);
    const accounts = await teamAccounts(db, teamId);
    const project = presentProject(row, { posts, spark: sparkOf(free, row.zone, ctx.now()) }, ctx, {
      heldBack: material.heldBack,
      names: new Map(accounts.map(({ id, nickname }) => [id, nickname])),
      follows: await countFollows(db, teamId, [id]),
      isBeyond: await beyondPlan(db, ctx),
    });
    return {
      posts,
      reply: {
        project,
        days: projectDays(free, daysOf(projectOf(row), ctx.now())),
        forecast: sumOfForecasts(free, around.forecast, ctx.now()),
        best: await presentMaterial(db, { ...material, posts: best }, around),
        worst: await presentMaterial(db, { ...material, posts: worst }, around),
        linksLimit: limitOf(plan, 'monitor.links'),
      },
    };
  });
  const isOpen = shown.reply.project.state === 'open';
  return { ...shown.reply, cost: isOpen ? await costOf(pool, ctx, world, shown.posts) : [] };
}
