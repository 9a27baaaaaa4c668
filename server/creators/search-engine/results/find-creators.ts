import type { Sort } from '../../../../contract/creators/search/search-filter.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Db } from '../../../core/db/database.ts';
import { cameAfter, type Criteria } from '../conditions/conditions.queries.ts';
import {
  criteriaOf,
  fewResults,
  type PlatformSearch,
  widenCriteria,
  type SearchParams,
} from '../conditions/criteria.ts';
import { hasFilter, leadingOf } from './leading-condition.ts';
import { narrowLimit } from '../keywords/narrow-limit.ts';
import { relevancePage } from './relevance.ts';
import { countUpTo, estimateMatches, indexPage, walkPage, type Hit, type Page } from './search.queries.ts';

export interface Found {
  hits: Hit[];
  total: { value: number; exact: boolean };
  criteria: Criteria;
}

/** Exact up to 10,000, above that the planner's estimate. */
async function totalOf(db: Db, criteria: Criteria): Promise<Found['total']> {
  const { words, tags } = criteria;
  const max = limits.searchResults;
  const isAlone = words.length + tags.length === 1 && !hasFilter(criteria);
  if (isAlone && tags[0]) return { value: tags[0].creators, exact: true };
  const atLeast = isAlone ? (words[0]?.max ?? 0) : 0;
  if (atLeast <= max) {
    const value = await countUpTo(db, criteria, max + 1);
    if (value <= max) return { value, exact: true };
  }
  const estimate = Math.round(await estimateMatches(db, criteria));
  return { value: Math.max(max + 1, atLeast, estimate), exact: false };
}

/** Returns one page and the total, in the fastest way for these criteria. */
async function findByCriteria(
  db: Db,
  criteria: Criteria,
  sort: Sort,
  page: Page,
  few: number,
): Promise<Found> {
  const leading = await leadingOf(db, criteria, few);
  if (leading) {
    const { hits, total } = await indexPage(db, criteria, leading, sort, page);
    return { hits, total: { value: total, exact: true }, criteria };
  }
  const byRelevance = sort === 'relevance' && criteria.words.length > 0;
  const [hits, total] = await Promise.all([
    byRelevance
      ? relevancePage(db, criteria, page, few)
      : walkPage(db, criteria, sort === 'relevance' ? 'followers' : sort, page),
    totalOf(db, criteria),
  ]);
  return { hits, total, criteria };
}

export interface Finding extends SearchParams {
  sort: Sort;
  page: Page;
  /** Up to this many creators are fetched through the indexes, see narrow-limit.ts. */
  few?: number;
}

export async function findCreators(
  db: Db,
  query: PlatformSearch,
  { sort, page, few = narrowLimit, ...asked }: Finding,
): Promise<Found> {
  const criteria = await criteriaOf(db, query, asked);
  const found = await findByCriteria(db, criteria, sort, page, few);
  if (!criteria.words.length || found.total.value >= fewResults) return found;
  const wider = await widenCriteria(db, criteria);
  return wider ? findByCriteria(db, wider, sort, page, few) : found;
}

/** Counts the matches that were added to the catalogue after a moment; stops at `most`. */
export async function countNew(
  db: Db,
  query: PlatformSearch,
  asked: SearchParams,
  { since, max }: { since: Date; max: number },
): Promise<number> {
  const criteria = await criteriaOf(db, query, asked);
  const isRare = criteria.words.length > 0 && (await countUpTo(db, criteria, fewResults)) < fewResults;
  const wider = isRare ? await widenCriteria(db, criteria) : null;
  return countUpTo(db, wider ?? criteria, max, [cameAfter(since)]);
}
