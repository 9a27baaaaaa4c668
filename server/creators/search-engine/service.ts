import type { CreatorDetail, CreatorRow, Found } from '../../../contract/creators/search/creator-search.ts';
import type { SearchQuery } from '../../../contract/creators/search/search-filter.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { FacetName } from '../../../contract/creators/search/facets.ts';
import type { countFacet as facetEndpoint } from '../../../contract/creators/search/creator-search.ts';
import { figuresSchema } from '../../../contract/catalogue/figures.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import {
  creatorsByIds,
  findBracket,
  findCreator,
  findFigures,
  newestPosts,
  snapshotsOf,
} from './creator.queries.ts';
import { findStaying } from '../../catalogue/creator-records/merging/merge-creators.ts';
import { findBasePrice } from '../../catalogue/creator-records/service.ts';
import { searchesIn, type PlatformSearch } from './conditions/criteria.ts';
import { everyCreator, type CreatorScope } from './conditions/filter-conditions.queries.ts';
import { countFacetValues } from './facets/facets.ts';
import { countNewAcross, findAcross } from './results/find-across.ts';
import { parseKeyword } from '../search-input/keyword.ts';
import type { SearchedWord } from './keywords/keyword-plan.ts';
import { peerRanksOf } from './peer-rank.ts';
import { matchesOf } from './keywords/matches.ts';
import type { Page } from './results/search.queries.ts';
import { bracketOf, presentDetail, presentPeers, presentPost, presentRow } from './present-creator.ts';

const dayMs = 86_400_000;

function postedSince(ctx: Context, since: SearchQuery['sendVideoDate']): Date | null {
  if (since === undefined) return null;
  return typeof since === 'number'
    ? new Date(ctx.now().getTime() - since * dayMs)
    : new Date(`${since}T00:00:00Z`);
}

function refuseTooDeep({ page, size }: SearchQuery, ctx: Context): void {
  if (page * size <= limits.searchResults) return;
  const last = limits.searchResults / size;
  const reason = ctx.lang === 'zh' ? `不能大于 ${last}` : `must be at most ${last}`;
  throw new AppError('invalid_request', {}, [{ field: 'page', reason }]);
}

const tookSince = (started: number) => Math.round((performance.now() - started) * 10) / 10;

const withNobody = (platform: Platform) => ({ platform, total: 0 });

/** Returns the ids of one page of results. */
async function findPage(
  db: Db,
  ctx: Context,
  query: SearchQuery,
  {
    page,
    scope,
    searches = searchesIn(query),
  }: { page: Page; scope: CreatorScope; searches?: PlatformSearch[] },
) {
  const keyword = parseKeyword(query);
  const { words, isUnsearchable: unsearchable } = keyword;
  const sort = query.sort ?? (words.length ? 'relevance' : 'followers');
  const found = unsearchable
    ? { ids: [], total: 0, platforms: searches.map(({ platform }) => withNobody(platform)), words: [] }
    : await findAcross(db, searches, {
        keyword,
        sort,
        postedSince: postedSince(ctx, query.sendVideoDate),
        page,
        scope,
      });
  return { ...found, asked: [words, ...keyword.alternatives].flat(), sort, unsearchable };
}

/** Returns the first `most` results of a search, in order. */
export async function findCreatorIds(
  db: Db,
  ctx: Context,
  query: SearchQuery,
  { max, scope }: { max: number; scope: CreatorScope },
): Promise<number[]> {
  return (await findPage(db, ctx, query, { page: { offset: 0, limit: max }, scope })).ids;
}

/** Counts results that were added to the catalogue after `since`; stops at `most`. */
export async function countNewCreators(
  db: Db,
  ctx: Context,
  query: SearchQuery,
  { since, max, scope }: { since: Date; max: number; scope: CreatorScope },
): Promise<number> {
  const keyword = parseKeyword(query);
  if (keyword.isUnsearchable) return 0;
  const asked = { keyword, postedSince: postedSince(ctx, query.sendVideoDate), scope };
  return countNewAcross(db, searchesIn(query), asked, { since, max });
}

/** Returns the numbers beside the values of a filter. */
export async function countFacet(
  db: Db,
  ctx: Context,
  facet: FacetName,
  query: SearchQuery,
  scope: CreatorScope,
): Promise<ReplyOf<typeof facetEndpoint>> {
  const started = performance.now();
  const keyword = parseKeyword(query);
  const counted = keyword.isUnsearchable
    ? { values: [], isComplete: true }
    : await countFacetValues(db, facet, query, {
        keyword,
        postedSince: postedSince(ctx, query.sendVideoDate),
        scope,
      });
  return { ...counted, tookMs: tookSince(started) };
}

/** Returns what a search finds on each of the platforms. */
export async function countOnPlatforms(
  db: Db,
  ctx: Context,
  query: SearchQuery,
  { platforms, scope }: { platforms: readonly Platform[]; scope: CreatorScope },
): Promise<Found['platforms']> {
  const searches = platforms.map(platform => ({ ...query, platform }));
  return (await findPage(db, ctx, query, { page: { offset: 0, limit: 0 }, scope, searches })).platforms;
}

const nearOf = ({ similar: { entries, handles } }: SearchedWord): string[] => [
  ...new Set([...entries.map(entry => entry.word), ...handles]),
];

/** The words that are unknown wherever it was searched, with those of a similar spelling. */
function similarOf(words: readonly SearchedWord[]): Found['similar'] {
  return [...Map.groupBy(words, ({ word }) => word.text)].flatMap(([asked, planned]) => {
    const found = [...new Set(planned.flatMap(nearOf))];
    return found.length && planned.every(({ isWhole }) => !isWhole) ? [{ asked, found }] : [];
  });
}

/** @throws AppError invalid_request for a page beyond the 10,000th result */
export async function searchCreators(
  db: Db,
  ctx: Context,
  query: SearchQuery,
  scope = everyCreator,
): Promise<Found> {
  const started = performance.now();
  refuseTooDeep(query, ctx);
  const page = { offset: (query.page - 1) * query.size, limit: query.size };
  const { asked, words, sort, unsearchable, ...found } = await findPage(db, ctx, query, { page, scope });
  const alike = new Set(words.flatMap(nearOf));
  const rows = new Map((await creatorsByIds(db, found.ids)).map(row => [row.id, row]));
  return {
    creators: found.ids.flatMap(id => {
      const row = rows.get(id);
      return row ? presentRow(row, matchesOf(row, asked, alike)) : [];
    }),
    total: found.total,
    platforms: found.platforms,
    page: query.page,
    size: query.size,
    sort,
    similar: similarOf(words),
    unsearchable,
    tookMs: tookSince(started),
  };
}

const chartPosts = 30;
const chartSnapshots = 400;

async function findStored(db: Db, ctx: Context, platform: Platform, id: number) {
  const creator = await findCreator(db, platform, id);
  if (creator) return creator;
  const staying = (await findStaying(db, ctx, [id])).get(id);
  return staying === undefined ? undefined : findCreator(db, platform, staying);
}

/** Returns a creator; of one that turned out to be another, the one who stays. @throws AppError not_found */
export async function loadCreator(
  db: Db,
  ctx: Context,
  platform: Platform,
  asked: number,
): Promise<CreatorDetail> {
  const creator = await findStored(db, ctx, platform, asked);
  if (!creator) throw new AppError('not_found');
  const { id } = creator;
  const bracket = bracketOf(creator.followers);
  const [figures, posts, snapshots, peers, price] = await Promise.all([
    findFigures(db, id),
    newestPosts(db, id, chartPosts),
    snapshotsOf(db, id, chartSnapshots),
    bracket === null ? undefined : findBracket(db, platform, bracket),
    findBasePrice(db, creator),
  ]);
  return presentDetail({
    creator,
    figures: figures ? figuresSchema.parse(figures.figures) : null,
    peers: peers ? presentPeers(peers) : null,
    standing: peerRanksOf(creator, peers),
    baseCpmFen: price?.cpmFen ?? null,
    posts: posts.map(presentPost),
    snapshots: snapshots.toReversed(),
  });
}

export type CreatorFigures = Omit<CreatorRow, 'matches'>;

/** Returns rows in the order of the ids; ids that are not creators are left out. */
export async function readRows(db: Db, ids: readonly number[]): Promise<CreatorFigures[]> {
  const rows = new Map((await creatorsByIds(db, [...ids])).map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = rows.get(id);
    if (!row) return [];
    const { matches: _, ...figures } = presentRow(row, []);
    return [figures];
  });
}
