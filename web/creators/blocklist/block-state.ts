import type { Platform } from '../../../contract/core/platform.ts';
import { platforms } from '../../layout/search/platform-names.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** What is asked for; null or empty where anything goes. */
export interface BlockFilterState {
  /** Part of the name, handle or reason. */
  keyword: string;
  platform: Platform | null;
  /** 0: of every list. */
  listId: number | null;
  /** Those that were taken off again, instead of those in force. */
  isHistory: boolean;
}

export type BlockState = BlockFilterState & Paging;

export const anyBlock = { keyword: '', platform: null, listId: null } as const;

/** 0 is every list. */
function readListId(text: string | null): number | null {
  const number = text ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** The question in an address; what makes no sense is left out. */
export function readState(params: URLSearchParams): BlockState {
  return {
    keyword: readKeyword(params),
    platform: platforms.find(platform => platform === params.get('platform')) ?? null,
    listId: readListId(params.get('listId')),
    isHistory: params.get('removed') === '1',
    ...readPaging(params),
  };
}

/** The filter as the server takes it. */
export const filterOf = ({ keyword, platform, listId, isHistory }: BlockFilterState) => ({
  ...(keyword && { keyword }),
  ...(platform && { platform }),
  ...(listId !== null && { listId }),
  ...(isHistory && { removed: '1' as const }),
});

/** Always in the same order, nothing that is not set. */
export function writeState({ page, size, ...filter }: BlockState): URLSearchParams {
  const params = new URLSearchParams(
    Object.entries(filterOf(filter)).map(([name, value]) => [name, String(value)]),
  );
  writePaging(params, { page, size });
  return params;
}

/** In force or not is a view, no filter. */
export const hasFilter = ({ keyword, platform, listId }: BlockFilterState) =>
  keyword !== '' || platform !== null || listId !== null;
