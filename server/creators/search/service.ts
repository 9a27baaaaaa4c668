import type { CreatorDetail, SearchReply } from '../../../contract/creators/search/creator-search.ts';
import type { SearchQuery } from '../../../contract/creators/search/search-filter.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/core/limits.ts';
import { fold } from '../../../contract/core/text-fold.ts';
import { facetFilters } from '../../../contract/creators/search/facets.ts';
import { type Platform, platformsIn } from '../../../contract/core/platform.ts';
import type {
  countFacet as facetEndpoint,
  countPlatforms,
} from '../../../contract/creators/search/creator-search.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { blockedIds } from '../blocklist/service.ts';
import { idsInLists, memberIds } from '../lists/service.ts';
import { creatorsWith, marksOf } from '../team-creators/service.ts';
import { asTeamSees } from '../shared/team-rows.ts';
import { creatorsCalled } from '../shared/team-names.ts';
import { matchesOf } from '../search-engine/keywords/matches.ts';
import { parseKeyword } from '../search-input/keyword.ts';
import { idsWithOwnAddress } from '../shared/own-addresses.queries.ts';
import { allowSearch, offeredPlatforms, offersFilters, requireSearch } from './plan-limits.ts';
import {
  countFacet,
  countNewCreators,
  countOnPlatforms,
  findCreatorIds,
  loadCreator,
  searchCreators,
} from '../search-engine/service.ts';

/** To which creators the team's own data limits a search; null means all. */
interface CreatorScope {
  only: number[] | null;
  except: number[];
  /** Those with an address that only the team has. */
  ownEmail: number[];
  /** By words of the keyword: creators that have them in the team's own name only. */
  ownNamed: ReadonlyMap<string, readonly number[]>;
}

const intersection = (sets: number[][]): number[] | null =>
  sets.length ? sets.reduce((common, next) => [...new Set(common).intersection(new Set(next))]) : null;

/** The words of the keyword that may be in a name, each also as it was typed. */
function askedNames(query: SearchQuery): Map<string, string[]> {
  const typed = [query.keyword, query.user_name, ...(query.keyword_any ?? [])]
    .join(' ')
    .split(/\s+/)
    .map(text => [fold(text), text] as const);
  const { words, alternatives } = parseKeyword(query);
  return new Map(
    [words, ...alternatives]
      .flat()
      .filter(({ fields }) => fields.includes('name'))
      .map(({ text }) => [
        text,
        [text, ...typed.flatMap(([folded, raw]) => (folded === text && raw !== text ? [raw] : []))],
      ]),
  );
}

/**
 * Reads to which creators the team's own filters limit a search. Ids are read first, so that creators and team rows are
 * never joined.
 */
async function scopeOf(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
  asksEmail = query.has_email !== undefined,
): Promise<CreatorScope> {
  const only: number[][] = [];
  const except: number[][] = [];
  if (query.hide_blocked) except.push(await blockedIds(db, ctx.actor.teamId));
  if (query.list !== undefined) only.push(await memberIds(db, ctx, query.list));
  if (query.in_list !== undefined) (query.in_list ? only : except).push(await idsInLists(db, ctx));
  for (const filter of [{ status: query.status }, { contacted: query.contacted }]) {
    if (Object.values(filter)[0] === undefined) continue;
    const found = await creatorsWith(db, ctx, filter as Parameters<typeof creatorsWith>[2]);
    if ('only' in found) only.push(found.only);
    else except.push(found.except);
  }
  const ownEmail = asksEmail ? await idsWithOwnAddress(db, ctx.actor.teamId) : [];
  const ownNamed = await creatorsCalled(db, ctx.actor.teamId, askedNames(query), limits.searchResults);
  return { only: intersection(only), except: except.flat(), ownEmail, ownNamed };
}

/** Reads in one transaction what a search must know of the team. @throws AppError with code 430 */
function beginSearch(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
): Promise<{ shown: number; scope: CreatorScope }> {
  return asTeam(db, ctx.actor.teamId, async db => ({
    shown: await allowSearch(db, ctx, query),
    scope: await scopeOf(db, ctx, query),
  }));
}

/** A name that only the team knows matches, too. */
function matchingOwnNames<Row extends Pick<SearchReply['creators'][number], 'name' | 'matches'>>(
  query: SearchQuery,
  rows: readonly Row[],
  seen: readonly Row[],
): Row[] {
  const { words, alternatives } = parseKeyword(query);
  const asked = [words, ...alternatives].flat();
  return seen.map((row, at) => {
    if (row.name === rows[at]?.name) return row;
    const texts = { handle: '', name: row.name, tags: [], bio: '' };
    return { ...row, matches: [...row.matches, ...matchesOf(texts, asked, new Set())] };
  });
}

/** Searches for a member of a team: within the plan, without blocked creators, with the team's marks. */
export async function searchForTeam(db: Db, ctx: SignedIn, query: SearchQuery): Promise<SearchReply> {
  const { shown, scope } = await beginSearch(db, ctx, query);
  const found = await searchCreators(db, ctx, query, scope);
  const before = (query.page - 1) * query.size;
  const first = found.creators.slice(0, shown - before);
  const ids = first.map(row => row.id);
  const { teamId } = ctx.actor;
  const { rows, marks } = await asTeam(db, teamId, async db => ({
    rows: matchingOwnNames(query, first, await asTeamSees(db, teamId, first)),
    marks: await marksOf(db, ctx, ids),
  }));
  return {
    ...found,
    shown,
    creators: rows.flatMap(row => {
      const own = marks.get(row.id);
      return own ? [{ ...row, marks: own }] : [];
    }),
  };
}

/**
 * Returns a creator with the name and the address that only the team has: of one that turned out to be another under
 * a second spelling, the one who stays. @throws AppError not_found
 */
export async function loadCreatorForTeam(
  db: Db,
  ctx: SignedIn,
  platform: Platform,
  id: number,
): Promise<CreatorDetail> {
  const { teamId } = ctx.actor;
  const creator = await loadCreator(db, ctx, platform, id);
  const [own] = await asTeam(db, teamId, db => asTeamSees(db, teamId, [creator]));
  return own ?? creator;
}

/** Returns all results of a search within the plan. @throws AppError with code 430; not_found without results */
export async function searchIdsForTeam(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
  max: number,
): Promise<number[]> {
  const { shown, scope } = await beginSearch(db, ctx, query);
  const ids = await findCreatorIds(db, ctx, query, { max: Math.min(max, shown), scope });
  if (!ids.length) throw new AppError('not_found');
  return ids;
}

/**
 * Counts results that were added to the catalogue after a moment, within the plan; takes no search of the day. @throws
 * AppError with code 430; not_found for a deleted list
 */
export async function countNewForTeam(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
  { since, max }: { since: Date; max: number },
): Promise<number> {
  const { shown, scope } = await asTeam(db, ctx.actor.teamId, async db => ({
    shown: await requireSearch(db, ctx, query),
    scope: await scopeOf(db, ctx, query),
  }));
  return countNewCreators(db, ctx, query, { since, max: Math.min(max, shown), scope });
}

/** The reply for a filter that the plan leaves out: it is shown without numbers, and refused once it is searched by. */
const uncounted = { values: [], isComplete: false, tookMs: 0 };

/**
 * Returns the numbers beside the values of a filter; takes no search of the day. @throws AppError as `countNewForTeam`
 */
export async function countFacetForTeam(
  db: Db,
  ctx: SignedIn,
  { facet, ...query }: QueryOf<typeof facetEndpoint>,
): Promise<ReplyOf<typeof facetEndpoint>> {
  const scope = await asTeam(db, ctx.actor.teamId, async db => {
    await requireSearch(db, ctx, query);
    if (!(await offersFilters(db, ctx, facetFilters[facet]))) return undefined;
    return scopeOf(db, ctx, query, facet === 'has_email' || query.has_email !== undefined);
  });
  return scope ? countFacet(db, ctx, facet, query, scope) : uncounted;
}

/**
 * Returns how many creators the search finds on the platforms that it leaves out and the plan includes; takes no search
 * of the day. @throws AppError as `countNewForTeam`
 */
export async function countPlatformsForTeam(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
): Promise<ReplyOf<typeof countPlatforms>> {
  const asked = await asTeam(db, ctx.actor.teamId, async db => {
    await requireSearch(db, ctx, query);
    const searched = new Set<string>(platformsIn(query.platform));
    const others = (await offeredPlatforms(db, ctx)).filter(platform => !searched.has(platform));
    return { platforms: others, scope: await scopeOf(db, ctx, query) };
  });
  return { platforms: await countOnPlatforms(db, ctx, query, asked) };
}
