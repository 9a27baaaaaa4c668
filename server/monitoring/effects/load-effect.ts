import { day } from '../../../contract/core/format.ts';
import type { Effect, EffectSettings } from '../../../contract/monitoring/effects/effect-shapes.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { readTeamRows } from '../../creators/shared/team-rows.ts';
import { requireProject, type SeenProject } from '../shared/projects.ts';
import { readWatchedPosts } from '../../catalogue/metric-history/service.ts';
import { linksNamed } from '../../links/short-links/service.ts';
import { creatorShown, cutFigures, heldBackPosts, type CreatorsById } from './figures/assemble-effect.ts';
import { effectDays } from './figures/effect-days.ts';
import { readTeamFacts, type TeamFacts } from './figures/team-inputs.ts';
import { effectPosts, gatherPieces } from './figures/gather-pieces.ts';
import { readRates, readSettings } from './inputs/effect-settings.queries.ts';

export const standardSettings: EffectSettings = { spread: 'none', coefficients: null };

/** The part of a project that is shown with its effect. */
export const shownProject = ({
  id,
  name,
  state,
  beginsOn,
  endsOn,
  zone,
  mine,
}: SeenProject): Effect['project'] => ({ id, name, state, beginsOn, endsOn, zone, mine });

const sum = (counts: readonly number[]) => counts.reduce((so, count) => so + count, 0);

function shownCoupons({ coupons, uses }: TeamFacts, creators: CreatorsById): Effect['coupons'] {
  return coupons.map(({ id, code, creatorId }) => {
    const own = uses.filter(({ couponId }) => couponId === id);
    return {
      id,
      code,
      creator: creatorShown(creators, creatorId),
      orders: own.length ? sum(own.map(({ orders }) => orders)) : null,
      revenueFen: own.length ? sum(own.map(({ revenueFen }) => revenueFen)) : null,
      days: own.length,
      lastDay: own.at(-1)?.day ?? null,
    };
  });
}

type Named = Awaited<ReturnType<typeof linksNamed>>;

function shownLinks({ links, clicks }: TeamFacts, named: Named, creators: CreatorsById): Effect['links'] {
  const byId = new Map(named.map(link => [link.id, link]));
  return links.map(({ linkId, creatorId }) => {
    const link = byId.get(linkId);
    const own = clicks.filter(each => each.linkId === linkId);
    return {
      id: linkId,
      name: link?.name ?? '',
      isGone: link?.isGone ?? true,
      creator: creatorShown(creators, creatorId),
      clicks: sum(own.map(each => each.clicks)),
    };
  });
}

const creatorIdsOf = (facts: TeamFacts): number[] =>
  [...facts.links, ...facts.coupons, ...facts.costs].flatMap(({ creatorId }) => creatorId ?? []);

/** @throws AppError not_found */
export async function effectOf(pool: Db, ctx: SignedIn, projectId: number): Promise<Effect> {
  const { teamId } = ctx.actor;
  const known = await asTeam(pool, teamId, async db => {
    const project = await requireProject(db, ctx, projectId);
    const facts = await readTeamFacts(db, ctx, project);
    const linkIds = facts.links.map(({ linkId }) => linkId);
    return {
      project,
      facts,
      named: await linksNamed(db, teamId, linkIds),
      settings: (await readSettings(db, teamId, [projectId])).get(projectId) ?? standardSettings,
      rates: await readRates(db, teamId),
    };
  });
  const { project, facts, settings } = known;
  const watched = await readWatchedPosts(pool, facts.postKeys);
  const posts = effectPosts([...watched.values()], new Set(await heldBackSources(pool)));
  const creatorIds = [...posts.flatMap(({ post }) => post.creatorId ?? []), ...creatorIdsOf(facts)];
  const rows = await asTeam(pool, teamId, db => readTeamRows(db, teamId, [...new Set(creatorIds)]));
  const creators: CreatorsById = new Map(rows.map(row => [row.id, row]));
  const pieces = gatherPieces(facts, posts, id => creators.get(id)?.platform ?? null);
  const now = ctx.now();
  const counted = posts.filter(({ isHeldBack }) => !isHeldBack).map(({ post }) => post);
  return {
    project: shownProject(project),
    ...cutFigures({ pieces, posts, creators, settings }),
    ...effectDays(pieces, counted, { ...project, today: day(now.toISOString(), project.zone), now }),
    heldBack: heldBackPosts(posts, creators),
    links: shownLinks(facts, known.named, creators),
    coupons: shownCoupons(facts, creators),
    settings,
    rates: known.rates,
  };
}
