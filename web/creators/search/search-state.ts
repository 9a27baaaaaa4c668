import type { SearchFilter, Sort } from '../../../contract/creators/search/search-filter.ts';
import { limits } from '../../../contract/core/limits.ts';
import { type Paging, writePaging } from '../../ui/tables/paging.ts';

/** `hide_blocked` is empty to hide blocked creators and `0` to show them. */
export type FilterName = keyof SearchFilter | 'hide_blocked';
/** The filters of a search: texts by filter name, empty if not set. */
export type Filter = Record<FilterName, string>;

const emptyFilter: Filter = {
  keyword: '',
  user_name: '',
  description: '',
  region: '',
  tags: '',
  language: '',
  category: '',
  sendVideoDate: '',
  followerCount_start: '',
  followerCount_end: '',
  avg_plays_start: '',
  avg_plays_end: '',
  avg_intrate_start: '',
  avg_intrate_end: '',
  follower_plays_start: '',
  follower_plays_end: '',
  verified: '',
  has_email: '',
  level: '',
  list: '',
  status: '',
  contacted: '',
  in_list: '',
  tags_any: '',
  tags_not: '',
  keyword_any: '',
  keyword_not: '',
  growth_start: '',
  growth_end: '',
  price_start: '',
  price_end: '',
  posts_week_start: '',
  posts_week_end: '',
  brands: '',
  has_ads: '',
  hide_blocked: '',
};
export const filterNames = Object.keys(emptyFilter) as FilterName[];

const sortSet: Record<Sort, true> = {
  relevance: true,
  followers: true,
  avg_plays: true,
  avg_intrate: true,
  follower_plays: true,
  growth: true,
  price: true,
  newest_post: true,
};
export const sortNames = Object.keys(sortSet) as Sort[];

export interface SearchState extends Paging {
  filter: Filter;
  /** Null lets the server choose: relevance with a keyword, otherwise followers. */
  sort: Sort | null;
}

const defaultSize = limits.pageSizes[0];

/** Reads a search from an address. The server validates the filters; an invalid page, size or sort gets its default. */
export function readSearch(params: URLSearchParams): SearchState {
  const filter = { ...emptyFilter };
  for (const name of filterNames) filter[name] = params.get(name)?.trim() ?? '';
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    filter,
    sort: sortNames.find(sort => sort === params.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= limits.searchResults ? page : 1,
    size: limits.pageSizes.find(each => each === size) ?? defaultSize,
  };
}

/** Writes a search as an address and as the query of its call: set values only, always in the same order. */
export function writeSearch({ filter, sort, ...paging }: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of filterNames) if (filter[name]) params.set(name, filter[name]);
  if (sort) params.set('sort', sort);
  writePaging(params, paging);
  return params;
}

export type Change = Partial<Omit<SearchState, 'filter'>> & { filter?: Partial<Filter> };

/** Changes a search. Other filters start on page 1; without a keyword, the sort by relevance is dropped. */
export function changeSearch(state: SearchState, change: Change): SearchState {
  const filter = { ...state.filter, ...change.filter };
  const isSameQuestion = !change.filter && change.sort === undefined && change.size === undefined;
  const hasWords = filter.keyword || filter.user_name || filter.description;
  const sort = change.sort === undefined ? state.sort : change.sort;
  return {
    filter,
    sort: sort === 'relevance' && !hasWords ? null : sort,
    page: change.page ?? (isSameQuestion ? state.page : 1),
    size: change.size ?? state.size,
  };
}

export const withoutFilters = (names: readonly FilterName[]): Partial<Filter> =>
  Object.fromEntries(names.map(name => [name, '']));
