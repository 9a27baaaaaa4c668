import type { SearchQuery, Sort } from '../../../contract/creators.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../db/database.ts';
import { leadingWord, planWord } from './keyword-plan.ts';
import type { Keyword } from './keyword.ts';
import { narrowLimit } from './narrow.ts';
import { relevancePage } from './relevance.ts';
import {
  countUpTo,
  estimateMatches,
  indexPage,
  leadBy,
  walkPage,
  type Criteria,
  type Page,
} from './search.queries.ts';

export interface Found {
  ids: number[];
  total: { value: number; exact: boolean };
  criteria: Criteria;
}

const hasFilter = ({ filter, postedSince }: Criteria) => {
  const { keyword: _k, user_name: _u, description: _d, ...others } = filter;
  return postedSince !== null || Object.values(others).some(value => value !== undefined);
};

/** Product §6: exact up to 10,000, then about as many as the planner expects. */
async function totalOf(db: Db, criteria: Criteria): Promise<Found['total']> {
  const most = limits.searchResults;
  const [only] = criteria.words;
  const surelyMore = criteria.words.length === 1 && only && only.most > most && !hasFilter(criteria);
  if (!surelyMore) {
    const value = await countUpTo(db, criteria, most + 1);
    if (value <= most) return { value, exact: true };
  }
  const estimate = Math.round(await estimateMatches(db, criteria));
  return { value: Math.max(most + 1, only?.most ?? 0, estimate), exact: false };
}

/** The ids of one page and the total, by the way that is quick for this keyword. */
export async function findCreators(
  db: Db,
  query: SearchQuery,
  keyword: Keyword,
  sort: Sort,
  postedSince: Date | null,
): Promise<Found> {
  const { platform, page: number, size, sort: _sort, ...filter } = query;
  const planned = await Promise.all(keyword.words.map(word => planWord(db, platform, word)));
  const criteria: Criteria = { platform, filter, postedSince, words: planned, handle: keyword.handle };
  const page: Page = { offset: (number - 1) * size, limit: size };
  const leading = leadingWord(planned, narrowLimit);
  if (leading) {
    const { ids, total } = await indexPage(db, criteria, leadBy(leading), sort, page);
    return { ids, total: { value: total, exact: true }, criteria };
  }
  const [ids, total] = await Promise.all([
    sort === 'relevance' && planned.length
      ? relevancePage(db, criteria, page)
      : walkPage(db, criteria, sort === 'relevance' ? 'followers' : sort, page),
    totalOf(db, criteria),
  ]);
  return { ids, total, criteria };
}
