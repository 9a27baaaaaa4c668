import type { SearchQuery } from '../../../../contract/creators/search/search-filter.ts';
import {
  facetFilters,
  rangePresets,
  rangeValue,
  type FacetName,
} from '../../../../contract/creators/search/facets.ts';
import { tagWord } from '../../../../contract/catalogue/search-terms.ts';
import type { Db } from '../../../core/db/database.ts';
import { leadByIds, type Criteria } from '../conditions/conditions.queries.ts';
import { listFacets } from '../creator.queries.ts';
import {
  criteriaOf,
  fewResults,
  type PlatformSearch,
  searchesIn,
  type SearchParams,
  widenCriteria,
} from '../conditions/criteria.ts';
import { countValuesInColumns } from '../columns/find-in-columns.ts';
import { countAll, countLed, countSample, shareOf, type ValueCount } from './facets.queries.ts';
import { sumCounts } from './sum-counts.ts';
import { everyCreator } from '../conditions/filter-conditions.queries.ts';
import { hasFilter, leadingOf } from '../results/leading-condition.ts';
import { narrowLimit } from '../keywords/narrow-limit.ts';
import { countUpTo, planMatches } from '../results/search.queries.ts';

export interface FacetCounts {
  values: ValueCount[];
  isExact: boolean;
  /** Values that are not listed have no creators. */
  isComplete: boolean;
}

/** There are more tags and brands than anybody reads. */
const maxShown: Partial<Record<FacetName, number>> = { tags: 30, brands: 30 };
/** This many are read, because spellings of a tag that are equal for the filter are counted separately. */
const maxRead: Partial<Record<FacetName, number>> = { tags: 100, brands: 30 };
const everyValue = 1_000_000;
/** If the planner estimates a higher cost, a sample is counted. */
const cheapCost = 10_000;
/** Smaller counts in the sample are not reliable. */
const leastSampled = 3;

/** Facets that the catalogue keeps counted, by its own names. */
export const keptFacets: Partial<Record<FacetName, string>> = {
  region: 'region',
  language: 'language',
  category: 'category',
  tags: 'tag',
};

const readOf = (facet: FacetName) => maxRead[facet] ?? everyValue;

function subtract(counts: readonly ValueCount[], others: readonly ValueCount[]): ValueCount[] {
  const less = new Map(others.map(({ value, creators }) => [value, creators]));
  return counts.map(({ value, creators }) => ({ value, creators: creators - (less.get(value) ?? 0) }));
}

/** Counts per value among these creators alone, without the limits of the team's own data. */
async function countOf(db: Db, facet: FacetName, criteria: Criteria, ids: number[]): Promise<ValueCount[]> {
  if (!ids.length) return [];
  return countLed(db, facet, { ...criteria, scope: everyCreator }, leadByIds(ids), everyValue);
}

/**
 * Returns the stored counts of a whole platform, updated after imports and at night; null if the search is narrower.
 */
async function countKept(db: Db, facet: FacetName, criteria: Criteria): Promise<FacetCounts | null> {
  const { platform, words, tags, scope } = criteria;
  const isLimited = scope.only !== null || scope.except.length > narrowLimit;
  const name = keptFacets[facet];
  if (!name || isLimited || words.length + tags.length) return null;
  if (hasFilter({ ...criteria, scope: everyCreator })) return null;
  const [counts, excepted] = await Promise.all([
    listFacets(db, platform),
    countOf(db, facet, criteria, scope.except),
  ]);
  const values = counts.filter(row => row.facet === name);
  // Nothing has been counted since the installation.
  if (!values.length) return null;
  return { values: subtract(values, excepted), isExact: true, isComplete: facet !== 'tags' };
}

/** Words with few results also match near spellings, as in the search itself. */
async function asSpelled(db: Db, criteria: Criteria): Promise<Criteria> {
  const isRare = criteria.words.length > 0 && (await countUpTo(db, criteria, fewResults)) < fewResults;
  return (isRare ? await widenCriteria(db, criteria) : null) ?? criteria;
}

/** Counts exactly if few creators match, or if finding them is cheap; otherwise returns null. */
async function countExactly(
  db: Db,
  facet: FacetName,
  criteria: Criteria,
  { few, max }: { few: number; max: number },
): Promise<FacetCounts | null> {
  const as = (values: ValueCount[]) => ({ values, isExact: true, isComplete: values.length < max });
  const leading = await leadingOf(db, criteria, few);
  if (leading) {
    const spelled = await asSpelled(db, criteria);
    const wider = spelled === criteria ? leading : await leadingOf(db, spelled, few);
    if (wider) return as(await countLed(db, facet, spelled, wider, max));
  }
  const { rows, cost } = await planMatches(db, criteria);
  return rows <= few && cost <= cheapCost ? as(await countAll(db, facet, criteria, max)) : null;
}

/**
 * Excluded creators are counted separately and subtracted: a condition on every row's id would not be covered by the
 * index.
 */
async function countInSample(db: Db, facet: FacetName, criteria: Criteria): Promise<FacetCounts> {
  const { only, except } = criteria.scope;
  const share = shareOf(facet, criteria);
  const inSample = (ids: Iterable<number>) => [...ids].filter(id => id % share === 0);
  const everybody = { ...criteria, scope: everyCreator };
  const counts = only
    ? await countOf(db, facet, criteria, inSample(new Set(only).difference(new Set(except))))
    : subtract(
        ...(await Promise.all([
          countSample(db, facet, everybody, share, readOf(facet)),
          countOf(db, facet, criteria, inSample(except)),
        ])),
      );
  const values = counts
    .filter(({ creators }) => creators >= leastSampled)
    .map(({ value, creators }) => ({ value, creators: creators * share }));
  return { values, isExact: false, isComplete: false };
}

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

async function countOnPlatform(
  db: Db,
  facet: FacetName,
  search: PlatformSearch,
  { few = narrowLimit, max, ...asked }: SearchParams & { few?: number; max: number },
): Promise<FacetCounts> {
  const criteria = await criteriaOf(db, search, asked);
  return (
    (await countKept(db, facet, criteria)) ??
    (await countExactly(db, facet, criteria, { few, max })) ??
    (await countInSample(db, facet, criteria))
  );
}

/** Adds up what was counted on several platforms. Where one knows only the commonest values, a sum may lack a part. */
function sumOf(counted: readonly FacetCounts[]): FacetCounts {
  const [only, ...others] = counted;
  if (only && !others.length) return only;
  const isComplete = counted.every(each => each.isComplete);
  return {
    values: sumCounts(counted.map(({ values }) => values)),
    isExact: isComplete && counted.every(each => each.isExact),
    isComplete,
  };
}

/** Counts the creators that each value of a filter would leave. The filter itself is removed from the search first. */
export async function countFacetValues(
  db: Db,
  facet: FacetName,
  query: SearchQuery,
  asked: SearchParams & { few?: number },
): Promise<FacetCounts> {
  const others = Object.fromEntries(facetFilters[facet].map(name => [name, undefined]));
  const searches = searchesIn({ ...query, ...others });
  // A value may be common on one platform only, so a sum needs all of them.
  const max = searches.length > 1 ? everyValue : readOf(facet);
  const [exact] = (await countValuesInColumns(db, [facet], searches, asked)) ?? [];
  const counted = sumOf(
    exact
      ? exact.map(values => ({ values, isExact: true, isComplete: true }))
      : await Promise.all(searches.map(search => countOnPlatform(db, facet, search, { ...asked, max }))),
  );
  const values = ordered(facet, counted.values);
  const isComplete = counted.isComplete && values.length < (maxShown[facet] ?? everyValue);
  return { ...counted, values, isComplete };
}
