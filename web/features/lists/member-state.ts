import type { MemberFilter, memberSorts } from '../../../contract/lists.ts';
import { limits } from '../../../contract/limits.ts';
import { statuses } from '../../creator-tools/statuses.ts';

export type MemberSort = (typeof memberSorts)[number];

const sortSet: Record<MemberSort, true> = {
  added_at: true,
  followers: true,
  avg_plays: true,
  avg_intrate: true,
  follower_plays: true,
  growth: true,
  price: true,
  newest_post: true,
};
export const memberSortNames = Object.keys(sortSet) as MemberSort[];
const firstSort: MemberSort = 'added_at';

/** What is asked of a list, as its address has it. */
export interface MemberState {
  filter: MemberFilter;
  sort: MemberSort;
  page: number;
  size: number;
}

const mostPages = 10_000;
const longestKeyword = 100;
const defaultSize = limits.pageSizes[0];

const positive = (text: string | null) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
};

/** The question in an address; what makes no sense is left out. */
export function readMembers(params: URLSearchParams): MemberState {
  const page = positive(params.get('page'));
  const keyword = params.get('keyword')?.trim().slice(0, longestKeyword);
  const tag = params.get('tag')?.trim().slice(0, limits.tagLength);
  const status = statuses.find(each => each === params.get('status'));
  const collector = positive(params.get('collector'));
  return {
    filter: {
      ...(keyword && { keyword }),
      ...(status && { status }),
      ...(tag && { tag }),
      ...(collector && { collector }),
    },
    sort: memberSortNames.find(each => each === params.get('sort')) ?? firstSort,
    page: page && page <= mostPages ? page : 1,
    size: limits.pageSizes.find(each => String(each) === params.get('size')) ?? defaultSize,
  };
}

/** Always in the same order, nothing that is not set. */
export function writeMembers({ filter, sort, page, size }: MemberState): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['keyword', 'status', 'tag', 'collector'] as const) {
    const value = filter[name];
    if (value) params.set(name, String(value));
  }
  if (sort !== firstSort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
  return params;
}

export const hasFilter = (filter: MemberFilter) => Object.keys(filter).length > 0;
