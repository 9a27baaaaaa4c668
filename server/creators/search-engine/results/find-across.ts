import type { SearchQuery } from '../../../../contract/creators/search/search-filter.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import { countNewInColumns, findInColumns } from '../columns/find-in-columns.ts';
import { searchesIn, type PlatformSearch, type SearchParams } from '../conditions/criteria.ts';
import type { SearchedWord } from '../keywords/keyword-plan.ts';
import { countNew, findCreators, type Finding, type Found } from './find-creators.ts';
import { mergedHits } from './merged-hits.ts';

/** What a search found on its platforms, as one result. */
export interface FoundAcross {
  ids: number[];
  total: Found['total'];
  platforms: { platform: Platform; total: Found['total'] }[];
  /** The words of the keyword, as each platform searched for them. */
  words: SearchedWord[];
}

const sumOf = (totals: readonly Found['total'][]): Found['total'] => ({
  value: totals.reduce((sum, { value }) => sum + value, 0),
  exact: totals.every(({ exact }) => exact),
});

/** Searches every platform, by columns or else in the database. */
export async function findAcross(db: Db, query: SearchQuery, finding: Finding): Promise<FoundAcross> {
  const searches = searchesIn(query);
  return (await findInColumns(db, searches, finding)) ?? findInDatabase(db, searches, finding);
}

/**
 * Searches every platform by its own indexes and dictionary, and merges what they find in the order of the search. Each
 * is read from its beginning, because the page may lie anywhere in it.
 */
async function findInDatabase(
  db: Db,
  searches: readonly PlatformSearch[],
  { page, ...asked }: Finding,
): Promise<FoundAcross> {
  const isOne = searches.length === 1;
  const far = isOne ? page : { offset: 0, limit: page.offset + page.limit };
  const found = await Promise.all(searches.map(each => findCreators(db, each, { ...asked, page: far })));
  const hits = mergedHits(found.map(each => each.hits));
  return {
    ids: (isOne ? hits : hits.slice(page.offset)).map(({ id }) => id).slice(0, page.limit),
    total: sumOf(found.map(({ total }) => total)),
    platforms: found.map(({ total, criteria: { platform } }) => ({ platform, total })),
    words: found.flatMap(({ criteria }) => criteria.words),
  };
}

/** Counts on all its platforms the matches that were added to the catalogue after a moment; stops at `max`. */
export async function countNewAcross(
  db: Db,
  query: SearchQuery,
  asked: SearchParams,
  { since, max }: { since: Date; max: number },
): Promise<number> {
  const searches = searchesIn(query);
  const counted = await countNewInColumns(db, searches, asked, since);
  if (counted !== null) return Math.min(max, counted);
  const counts = await Promise.all(searches.map(each => countNew(db, each, asked, { since, max })));
  return Math.min(
    max,
    counts.reduce((sum, count) => sum + count, 0),
  );
}
