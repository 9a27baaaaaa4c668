import type { SearchQuery } from '../../../../contract/creators/search/search-filter.ts';
import {
  facetFilters,
  rangePresets,
  rangeValue,
  type FacetName,
} from '../../../../contract/creators/search/facets.ts';
import { tagWord } from '../../../../contract/catalogue/search-terms.ts';
import { inSnapshot } from '../../../core/db/creator-changes/snapshots.ts';
import type { Db } from '../../../core/db/database.ts';
import { criteriaOf, type PlatformSearch, searchesIn, type SearchParams } from '../conditions/criteria.ts';
import { countValuesInColumns } from '../columns/find-in-columns.ts';
import { countValues, type ValueCount } from './facets.queries.ts';
import { sumCounts } from './sum-counts.ts';
import { asSpelled } from '../results/find-creators.ts';
import { TimeLimit } from '../results/time-limit.queries.ts';

export interface FacetCounts {
  /** Null if counting took too long. */
  values: ValueCount[] | null;
  /** Values that are not listed have no creators. */
  isComplete: boolean;
}

/** There are more tags and brands than anybody reads. */
const maxShown: Partial<Record<FacetName, number>> = { tags: 30, brands: 30 };
const everyValue = 1_000_000;

export const byCommonness = (a: ValueCount, b: ValueCount) =>
  b.creators - a.creators || (a.value < b.value ? -1 : 1);

/**
 * Merges tags that are equal for the filter under the commonest spelling, keeps ranges in their order, and drops values
 * without creators.
 */
function ordered(facet: FacetName, counts: readonly ValueCount[]): ValueCount[] {
  const some = counts.filter(({ creators }) => creators > 0);
  if (facet === 'followers' || facet === 'avg_plays') {
    const places = rangePresets[facet].map(rangeValue);
    return some.toSorted((a, b) => places.indexOf(a.value) - places.indexOf(b.value));
  }
  if (facet !== 'tags') return some.toSorted(byCommonness).slice(0, maxShown[facet] ?? everyValue);
  const alike = [...Map.groupBy(some, ({ value }) => tagWord(value)).values()];
  return alike
    .map(spellings => ({
      value: spellings[0]?.value ?? '',
      creators: spellings.reduce((sum, { creators }) => sum + creators, 0),
    }))
    .toSorted(byCommonness)
    .slice(0, maxShown.tags);
}

/** Counts every value in the database, on each platform, in one snapshot. @returns null if that took too long */
function countInDatabase(
  db: Db,
  facet: FacetName,
  searches: readonly PlatformSearch[],
  asked: SearchParams,
): Promise<ValueCount[][] | null> {
  const limit = new TimeLimit();
  return inSnapshot(db, async db => {
    const counted: ValueCount[][] = [];
    for (const search of searches) {
      const criteria = await criteriaOf(db, search, asked);
      const values = await limit.attempt(db, async () =>
        countValues(db, facet, await asSpelled(db, criteria), everyValue),
      );
      if (!values) return null;
      counted.push(values);
    }
    return counted;
  });
}

/** Counts the creators that each value of a filter would leave. The filter itself is removed from the search first. */
export async function countFacetValues(
  db: Db,
  facet: FacetName,
  query: SearchQuery,
  asked: SearchParams,
): Promise<FacetCounts> {
  const others = Object.fromEntries(facetFilters[facet].map(name => [name, undefined]));
  const searches = searchesIn({ ...query, ...others });
  const [inColumns] = (await countValuesInColumns(db, [facet], searches, asked)) ?? [];
  const counted = inColumns ?? (await countInDatabase(db, facet, searches, asked));
  if (!counted) return { values: null, isComplete: false };
  const values = ordered(facet, sumCounts(counted));
  return { values, isComplete: values.length < (maxShown[facet] ?? everyValue) };
}
