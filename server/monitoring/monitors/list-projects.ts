import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listProjects as List } from '../../../contract/monitoring/monitors.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { countFollows } from '../follows/service.ts';
import { postsOfEach } from '../monitored-posts/service.ts';
import { limitOf, readTeamPlan, usedOfStock } from '../../billing/plans/service.ts';
import { readLastFigures } from '../../catalogue/metric-history/service.ts';
import { presentProject } from './present-project.ts';
import { countProjects, listProjects as readPage, teamAccounts } from '../shared/projects.queries.ts';
import { beyondPlan } from '../shared/projects.ts';
import { keptSpark } from './figures/project-sparkline.ts';

/** Returns the team's monitor projects, newest first. */
export function listProjects(
  pool: Db,
  ctx: SignedIn,
  { page, size, name, ...filter }: QueryOf<typeof List>,
): Promise<ReplyOf<typeof List>> {
  const { teamId } = ctx.actor;
  const asked = { ...filter, name: name?.trim() };
  return asTeam(pool, teamId, async db => {
    const rows = await readPage(db, teamId, asked, { size, offset: (page - 1) * size });
    const ids = rows.map(({ id }) => id);
    const places = await postsOfEach(db, teamId, ids);
    const keys = [...places.values()].flatMap(posts => posts.map(({ key }) => key));
    const figures = await readLastFigures(db, [...new Set(keys)]);
    const accounts = await teamAccounts(db, teamId);
    const around = {
      heldBack: new Set(await heldBackSources(db)),
      names: new Map(accounts.map(({ id, nickname }) => [id, nickname])),
      follows: await countFollows(db, teamId, ids),
      isBeyond: await beyondPlan(db, ctx),
    };
    const plan = await readTeamPlan(db, ctx);
    const postsOf = (id: number) => (places.get(id) ?? []).flatMap(({ key }) => figures.get(key) ?? []);
    return {
      projects: rows.map(row =>
        presentProject(row, { posts: postsOf(row.id), spark: keptSpark(row, ctx.now()) }, ctx, around),
      ),
      total: await countProjects(db, teamId, asked),
      used: await usedOfStock(db, ctx, 'monitor.projects'),
      limit: limitOf(plan, 'monitor.projects'),
      linksLimit: limitOf(plan, 'monitor.links'),
      owners: accounts.flatMap(({ id, nickname, disabled_at }) =>
        disabled_at ? [] : { id, name: nickname },
      ),
    };
  });
}
