import type { FacetName } from '../../../../contract/creators/search/facets.ts';
import type { Db } from '../../../core/db/database.ts';
import type { ColumnCount } from '../../search-columns/column-search.ts';
import type { PlatformSearch, SearchParams } from '../conditions/criteria.ts';
import type { FoundAcross } from '../results/find-across.ts';
import type { Finding } from '../results/find-creators.ts';
import { mergedHits } from '../results/merged-hits.ts';
import { askPlatforms } from './ask-platforms.ts';
import { addedSince } from './column-search-of.ts';

const totalAlone = { sort: 'followers', offset: 0, limit: 0 } as const;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** One page of all platforms together. @returns null if the database has to find it */
export async function findInColumns(
  db: Db,
  searches: readonly PlatformSearch[],
  { page, sort, ...asked }: Finding,
): Promise<FoundAcross | null> {
  const isOne = searches.length === 1;
  const far = isOne ? page : { offset: 0, limit: page.limit && page.offset + page.limit };
  const found = await askPlatforms(db, searches, asked, search => [{ search, page: { sort, ...far } }]);
  if (!found) return null;
  const pages = found.flatMap(({ answers }) => answers.map(answer => answer.page));
  const hits = mergedHits(pages.map(each => each.hits));
  const totals = pages.map(({ total }) => total);
  return {
    ids: (isOne ? hits : hits.slice(page.offset)).map(({ id }) => id).slice(0, page.limit),
    total: sum(totals),
    platforms: found.map(({ platform }, at) => ({ platform, total: totals[at] ?? 0 })),
    words: found.flatMap(({ words }) => words),
  };
}

/** @returns null if the database has to count */
export async function countNewInColumns(
  db: Db,
  searches: readonly PlatformSearch[],
  asked: SearchParams,
  since: Date,
): Promise<number | null> {
  const counted = await askPlatforms(db, searches, asked, search => [
    ...(search.words.length ? [{ search, page: totalAlone }] : []),
    { search: addedSince(search, since), page: totalAlone },
  ]);
  return counted && sum(counted.map(({ answers }) => answers.at(-1)?.page.total ?? 0));
}

/** Counts for each facet, on each platform, every value. @returns null if the database has to count */
export async function countValuesInColumns(
  db: Db,
  facets: readonly FacetName[],
  searches: readonly PlatformSearch[],
  asked: SearchParams,
): Promise<ColumnCount[][][] | null> {
  const counted = await askPlatforms(db, searches, asked, search =>
    facets.map(facet => ({ search, facet, ...(search.words.length ? { page: totalAlone } : {}) })),
  );
  return counted && facets.map((_, at) => counted.map(({ answers }) => answers[at]?.counts ?? []));
}
