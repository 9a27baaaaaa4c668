import type { SearchReply } from '../../../contract/creators/search/creator-search.ts';
import type { SearchQuery } from '../../../contract/creators/search/search-filter.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { facetFilters } from '../../../contract/creators/search/facets.ts';
import { type countFacet as facetEndpoint } from '../../../contract/creators/search/creator-search.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { blockedIds } from '../blocklist/service.ts';
import { idsInLists, memberIds } from '../lists/service.ts';
import { creatorsWith, marksOf } from '../team-creators/service.ts';
import { allowSearch, requireSearch } from './plan-limits.ts';
import { countFacet, countNewCreators, findCreatorIds, searchCreators } from '../search-engine/service.ts';

/** Which creators the team's own knowledge leaves; null: all. */
interface CreatorScope {
  only: number[] | null;
  except: number[];
}

const intersection = (sets: number[][]): number[] | null =>
  sets.length ? sets.reduce((common, next) => [...new Set(common).intersection(new Set(next))]) : null;

/** Which creators the team's own filters leave: ids first, so that creators and team rows are never joined. */
async function amongOf(db: Db, ctx: SignedIn, query: SearchQuery): Promise<CreatorScope> {
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
  return { only: intersection(only), except: except.flat() };
}

/** What a search must know of the team before it begins, in one transaction. @throws AppError with code 430 */
function beginSearch(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
): Promise<{ shown: number; among: CreatorScope }> {
  return asTeam(db, ctx.actor.teamId, async db => ({
    shown: await allowSearch(db, ctx, query),
    among: await amongOf(db, ctx, query),
  }));
}

/** A search by somebody of a team: as far as the plan goes, without its blacklist, marked with what it knows. */
export async function searchForTeam(db: Db, ctx: SignedIn, query: SearchQuery): Promise<SearchReply> {
  const { shown, among } = await beginSearch(db, ctx, query);
  const found = await searchCreators(db, ctx, query, among);
  const before = (query.page - 1) * query.size;
  const rows = found.creators.slice(0, shown - before);
  const ids = rows.map(row => row.id);
  const marks = await asTeam(db, ctx.actor.teamId, db => marksOf(db, ctx, ids));
  return {
    ...found,
    shown,
    creators: rows.flatMap(row => {
      const own = marks.get(row.id);
      return own ? [{ ...row, marks: own }] : [];
    }),
  };
}

/** All that a search finds, as far as the plan shows it. @throws AppError with code 430; not_found for nothing */
export async function searchIdsForTeam(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
  most: number,
): Promise<number[]> {
  const { shown, among } = await beginSearch(db, ctx, query);
  const ids = await findCreatorIds(db, ctx, query, { most: Math.min(most, shown), among });
  if (!ids.length) throw new AppError('not_found');
  return ids;
}

/**
 * How many of those that a search finds came into the catalogue after a moment, as far as the plan shows them;
 * not taken from the day's searches. @throws AppError with code 430; not_found for a list that is gone
 */
export async function countNewForTeam(
  db: Db,
  ctx: SignedIn,
  query: SearchQuery,
  { since, most }: { since: Date; most: number },
): Promise<number> {
  const { shown, among } = await asTeam(db, ctx.actor.teamId, async db => ({
    shown: await requireSearch(db, ctx, query),
    among: await amongOf(db, ctx, query),
  }));
  return countNewCreators(db, ctx, query, { since, most: Math.min(most, shown), among });
}

/** What stands beside the values of a filter; not taken from the day's searches. @throws AppError as `countNewForTeam` */
export async function countFacetForTeam(
  db: Db,
  ctx: SignedIn,
  { facet, ...query }: QueryOf<typeof facetEndpoint>,
): Promise<ReplyOf<typeof facetEndpoint>> {
  const among = await asTeam(db, ctx.actor.teamId, async db => {
    await requireSearch(db, ctx, query, facetFilters[facet]);
    return amongOf(db, ctx, query);
  });
  return countFacet(db, ctx, facet, query, among);
}
