import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listEffects } from '../../../contract/monitoring/effects/effects.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { readRows } from '../../creators/search-engine/service.ts';
import { pageOfProjects } from '../shared/projects.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { countPosts } from './figures/assemble-effect.ts';
import { readTeamFacts, type TeamFacts } from './figures/team-inputs.ts';
import { effectPosts, gatherPieces } from './figures/gather-pieces.ts';
import { figuresOf } from './figures/effect-pieces.ts';
import { readSettings } from './inputs/effect-settings.queries.ts';
import { shownProject, standardSettings } from './load-effect.ts';

/** Clicks of creators without a post count on the platform that the catalogue knows, for EMV. */
const ownersOfClicks = ({ links }: TeamFacts): number[] => links.flatMap(({ creatorId }) => creatorId ?? []);

/** Returns a page of projects with their results and costs. */
export async function listProjectEffects(
  pool: Db,
  ctx: SignedIn,
  { name, page, size }: QueryOf<typeof listEffects>,
): Promise<ReplyOf<typeof listEffects>> {
  const { teamId } = ctx.actor;
  const { projects, total, facts, settings } = await asTeam(pool, teamId, async db => {
    const found = await pageOfProjects(db, ctx, { name }, { size, offset: (page - 1) * size });
    const facts: TeamFacts[] = [];
    for (const project of found.projects) facts.push(await readTeamFacts(db, ctx, project));
    const ids = found.projects.map(({ id }) => id);
    return { ...found, facts, settings: await readSettings(db, teamId, ids) };
  });
  const watched = await readWatchedPosts(pool, [...new Set(facts.flatMap(({ postKeys }) => postKeys))]);
  const heldBack = new Set(await heldBackSources(pool));
  const creators = await readRows(pool, [...new Set(facts.flatMap(ownersOfClicks))]);
  const platforms = new Map(creators.map(({ id, platform }) => [id, platform]));
  const rows = projects.map((project, place) => {
    const own = facts[place];
    if (!own) throw new Error('a project was lost on its way');
    const posts = effectPosts(
      own.postKeys.flatMap(key => watched.get(key) ?? []),
      heldBack,
    );
    const pieces = gatherPieces(own, posts, id => platforms.get(id) ?? null);
    const { coefficients } = settings.get(project.id) ?? standardSettings;
    const counts = countPosts(posts);
    return {
      ...shownProject(project),
      posts: counts.all,
      heldBack: counts.heldBack,
      figures: figuresOf(pieces, coefficients),
    };
  });
  return { projects: rows, total };
}
