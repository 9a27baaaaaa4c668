import type { MemberFilter, memberSorts } from '../../../contract/creators/lists.ts';
import { limits } from '../../../contract/core/limits.ts';
import { statuses } from '../shared/contact-statuses.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

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

/** The filters of a list in its address. */
export interface MemberState extends Paging {
  filter: MemberFilter;
  sort: MemberSort;
}

/** Reads the filters from an address; ignores invalid values. */
export function readMembers(params: URLSearchParams): MemberState {
  const keyword = readKeyword(params);
  const tag = params.get('tag')?.trim().slice(0, limits.tagLength);
  const status = statuses.find(each => each === params.get('status'));
  const collector = readId(params.get('collector'));
  return {
    filter: {
      ...(keyword && { keyword }),
      ...(status && { status }),
      ...(tag && { tag }),
      ...(collector && { collector }),
    },
    sort: memberSortNames.find(each => each === params.get('sort')) ?? firstSort,
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order. */
export function writeMembers({ filter, sort, ...paging }: MemberState): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['keyword', 'status', 'tag', 'collector'] as const) {
    const value = filter[name];
    if (value) params.set(name, String(value));
  }
  if (sort !== firstSort) params.set('sort', sort);
  writePaging(params, paging);
  return params;
}

export const hasFilter = (filter: MemberFilter) => Object.keys(filter).length > 0;
