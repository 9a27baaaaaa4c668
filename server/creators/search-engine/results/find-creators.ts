import type { Sort } from '../../../../contract/creators/search/search-filter.ts';
import type { Db } from '../../../core/db/database.ts';
import { cameAfter, type Criteria } from '../conditions/conditions.queries.ts';
import {
  criteriaOf,
  fewResults,
  type PlatformSearch,
  widenCriteria,
  type SearchParams,
} from '../conditions/criteria.ts';
import { countMatches, countUpTo, readPage, type Hit, type Page } from './search.queries.ts';
import type { TimeLimit } from './time-limit.queries.ts';

export interface Found {
  hits: Hit[];
  /** Null if counting took too long. */
  total: number | null;
  criteria: Criteria;
}

export interface Finding extends SearchParams {
  sort: Sort;
  page: Page;
}

/** Finds one page in the database, in a transaction. */
export async function findCreators(
  db: Db,
  query: PlatformSearch,
  { sort, page, ...asked }: Finding,
  limit: TimeLimit,
): Promise<Found> {
  const find = async (criteria: Criteria): Promise<Found> => {
    const hits = page.limit > 0 ? await readPage(db, criteria, sort, page) : [];
    return { hits, total: await limit.attempt(db, () => countMatches(db, criteria)), criteria };
  };
  const criteria = await criteriaOf(db, query, asked);
  const found = await find(criteria);
  if (!criteria.words.length || found.total === null || found.total >= fewResults) return found;
  const wider = await widenCriteria(db, criteria);
  return wider ? find(wider) : found;
}

/** Words with few results also match near spellings. */
export async function asSpelled(db: Db, criteria: Criteria): Promise<Criteria> {
  const isRare = criteria.words.length > 0 && (await countUpTo(db, criteria, fewResults)) < fewResults;
  return (isRare ? await widenCriteria(db, criteria) : null) ?? criteria;
}

/** Counts the matches that were added to the catalogue after a moment; stops at `max`. */
export async function countNew(
  db: Db,
  query: PlatformSearch,
  asked: SearchParams,
  { since, max }: { since: Date; max: number },
): Promise<number> {
  const criteria = await asSpelled(db, await criteriaOf(db, query, asked));
  return countUpTo(db, criteria, max, [cameAfter(since)]);
}
