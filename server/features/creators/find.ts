import type { SearchQuery, Sort } from '../../../contract/creators.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../db/database.ts';
import { planWord, withSimilar } from './keyword-plan.ts';
import type { Keyword } from './keyword.ts';
import { narrowLimit } from './narrow.ts';
import { relevancePage } from './relevance.ts';
import {
  everyCreator,
  leadByAll,
  leadByIds,
  leadByTags,
  leadByWord,
  type Among,
  type Criteria,
  type Leading,
} from './conditions.queries.ts';
import { countUpTo, estimateMatches, indexPage, walkPage, type Page } from './search.queries.ts';
import { planTags } from './tag-plan.ts';

export interface Found {
  ids: number[];
  total: { value: number; exact: boolean };
  criteria: Criteria;
}

/** A keyword that finds less than this may have been misspelt. */
const fewResults = 20;

const isSet = (value: unknown) => value !== undefined;

/** Whether anything is asked besides words and tags. */
function hasFilter({ filter, among, postedSince }: Criteria): boolean {
  const { keyword: _k, user_name: _u, description: _d, tags: _t, ...others } = filter;
  const isLimited = among.only !== null || among.except.length > 0 || postedSince !== null;
  return isLimited || Object.values(others).some(isSet);
}

/** The word, or the tags, that leave the fewest creators, if the indexes can be asked for it and it is few enough. */
function rarestLeading({ words, tags }: Criteria, few: number): Leading | null {
  const candidates = words
    .filter(planned => planned.terms !== null)
    .map(planned => ({ weight: planned.weight, lead: () => leadByWord(planned) }));
  if (tags.length) {
    const weight = Math.min(...tags.map(tag => tag.creators));
    candidates.push({ weight, lead: () => leadByTags(tags) });
  }
  const least = candidates.toSorted((a, b) => a.weight - b.weight)[0];
  return least && least.weight <= few ? least.lead() : null;
}

/** Several common conditions may still leave few creators together: the planner tells how many it expects. */
async function leadingOf(db: Db, criteria: Criteria, few: number): Promise<Leading | null> {
  const { words, tags, among } = criteria;
  if (among.only && among.only.length <= few) return leadByIds(among.only);
  const asked = words.length + tags.length;
  if (!asked) return null;
  const rarest = rarestLeading(criteria, few);
  if (rarest) return rarest;
  const mayBeFew = asked + Number(hasFilter(criteria)) > 1 && words.every(planned => planned.terms !== null);
  return mayBeFew && (await estimateMatches(db, criteria)) <= few ? leadByAll(criteria) : null;
}

/** Product §6: exact up to 10,000, then about as many as the planner expects. */
async function totalOf(db: Db, criteria: Criteria): Promise<Found['total']> {
  const { words, tags } = criteria;
  const most = limits.searchResults;
  const isAlone = words.length + tags.length === 1 && !hasFilter(criteria);
  if (isAlone && tags[0]) return { value: tags[0].creators, exact: true };
  const atLeast = isAlone ? (words[0]?.most ?? 0) : 0;
  if (atLeast <= most) {
    const value = await countUpTo(db, criteria, most + 1);
    if (value <= most) return { value, exact: true };
  }
  const estimate = Math.round(await estimateMatches(db, criteria));
  return { value: Math.max(most + 1, atLeast, estimate), exact: false };
}

/** The ids of one page and the total, by the way that is quick for these criteria. */
async function findByCriteria(
  db: Db,
  criteria: Criteria,
  sort: Sort,
  page: Page,
  few: number,
): Promise<Found> {
  const leading = await leadingOf(db, criteria, few);
  if (leading) {
    const { ids, total } = await indexPage(db, criteria, leading, sort, page);
    return { ids, total: { value: total, exact: true }, criteria };
  }
  const byRelevance = sort === 'relevance' && criteria.words.length > 0;
  const [ids, total] = await Promise.all([
    byRelevance
      ? relevancePage(db, criteria, page, few)
      : walkPage(db, criteria, sort === 'relevance' ? 'followers' : sort, page),
    totalOf(db, criteria),
  ]);
  return { ids, total, criteria };
}

export interface Finding {
  keyword: Keyword;
  sort: Sort;
  postedSince: Date | null;
  page: Page;
  among?: Among;
  /** Up to so many creators are fetched through the indexes, see narrow.ts. */
  few?: number;
}

export async function findCreators(
  db: Db,
  query: SearchQuery,
  { keyword, sort, postedSince, page, among = everyCreator, few = narrowLimit }: Finding,
): Promise<Found> {
  const { platform, page: _p, size: _s, sort: _o, hide_blocked: _h, ...filter } = query;
  const [words, tags] = await Promise.all([
    Promise.all(keyword.words.map(word => planWord(db, platform, word))),
    planTags(db, platform, query.tags),
  ]);
  const criteria: Criteria = { platform, filter, among, postedSince, words, tags, handle: keyword.handle };
  const found = await findByCriteria(db, criteria, sort, page, few);
  if (!words.length || found.total.value >= fewResults) return found;
  const wider = await Promise.all(words.map(word => withSimilar(db, platform, word)));
  const hasSimilar = wider.some(({ similar }) => similar.entries.length + similar.handles.length);
  return hasSimilar ? findByCriteria(db, { ...criteria, words: wider }, sort, page, few) : found;
}
