import { createHash } from 'node:crypto';
import type { SearchQuery } from '../../../contract/creators/search/search-filter.ts';
import { type Platform, platforms, platformsIn } from '../../../contract/core/platform.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import {
  exceededEntitlement,
  limitOf,
  readTeamPlan,
  requireChoices,
  consumeEntitlement,
  type TeamPlan,
} from '../../billing/plans/service.ts';
import { countSearch, wasCounted } from './counted-searches.queries.ts';

/** Plans say which filters a team may use; their names for filters, where they differ. */
const planNames: Partial<Record<keyof SearchQuery, string>> = {
  keyword: 'keyword',
  user_name: 'keyword',
  description: 'keyword',
  keyword_any: 'keyword',
  keyword_not: 'keyword',
  tags_any: 'tags',
  tags_not: 'tags',
  followerCount_start: 'followers',
  followerCount_end: 'followers',
};

const aside: readonly (keyof SearchQuery)[] = ['platform', 'sort', 'page', 'size', 'hide_blocked'];

function filtersOf(query: SearchQuery): (keyof SearchQuery)[] {
  const names = Object.keys(query) as (keyof SearchQuery)[];
  return names.filter(name => query[name] !== undefined && !aside.includes(name)).toSorted();
}

/** Equal for equal filters, whatever their order, page and sorting. */
function fingerprintOf(query: SearchQuery): Buffer {
  const filters = filtersOf(query).map(name => [name, query[name]]);
  return createHash('sha256')
    .update(JSON.stringify([query.platform, filters]))
    .digest();
}

/**
 * Checks that the plan includes the platform and the filters.
 * @returns how many results it shows
 * @throws AppError with code 430
 */
export async function requireSearch(db: Db, ctx: SignedIn, query: SearchQuery): Promise<number> {
  const plan = await readTeamPlan(db, ctx);
  requireChoices(ctx, plan, 'search.platforms', platformsIn(query.platform));
  requireChoices(
    ctx,
    plan,
    'search.filters',
    filtersOf(query).map(name => planNames[name] ?? name),
  );
  const shown = limitOf(plan, 'search.results');
  if ((query.page - 1) * query.size >= shown) throw exceededEntitlement(ctx, 'search.results', plan, shown);
  return shown;
}

/** Whether the plan includes a platform or a filter. */
export function offers(plan: TeamPlan, key: 'search.platforms' | 'search.filters', choice: string): boolean {
  const offered = plan.values[key]?.split(',') ?? [];
  return offered.includes('all') || offered.includes(choice);
}

/** Whether the team may search by all of them. */
export async function offersFilters(
  db: Db,
  ctx: SignedIn,
  names: readonly (keyof SearchQuery)[],
): Promise<boolean> {
  const plan = await readTeamPlan(db, ctx);
  return names.every(name => offers(plan, 'search.filters', planNames[name] ?? name));
}

export async function offeredPlatforms(db: Db, ctx: SignedIn): Promise<Platform[]> {
  const plan = await readTeamPlan(db, ctx);
  return platforms.filter(platform => offers(plan, 'search.platforms', platform));
}

/** A search on all platforms has already taken what the same search takes on each of them. */
async function wasAskedOfAll(db: Db, teamId: number, query: SearchQuery, since: Date): Promise<boolean> {
  if (query.platform === 'all') return false;
  return wasCounted(db, teamId, fingerprintOf({ ...query, platform: 'all' }), since);
}

const day = 24 * 60 * 60 * 1000;

/**
 * Takes a search from the day's entitlement, unless the same filters were searched within 24 hours, there or on all
 * platforms; a search without filters is free. In the team's transaction. @returns how many results the plan shows
 * @throws AppError with code 430
 */
export async function allowSearch(db: Db, ctx: SignedIn, query: SearchQuery): Promise<number> {
  const { teamId } = ctx.actor;
  const shown = await requireSearch(db, ctx, query);
  const at = ctx.now();
  const when = { at, since: new Date(at.getTime() - day) };
  const isNew = filtersOf(query).length > 0 && (await countSearch(db, teamId, fingerprintOf(query), when));
  if (isNew && !(await wasAskedOfAll(db, teamId, query, when.since)))
    await consumeEntitlement(db, ctx, 'search.daily');
  return shown;
}
