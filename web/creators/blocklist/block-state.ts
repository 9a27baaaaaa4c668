import type { Platform } from '../../../contract/core/platform.ts';
import { platforms } from '../../layout/search/platform-names.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The filters; null or empty means any. */
export interface BlockFilterState {
  /** A part of the name, handle or reason. */
  keyword: string;
  platform: Platform | null;
  /** 0 means every list. */
  listId: number | null;
  /** Removed entries instead of active ones. */
  isHistory: boolean;
}

export type BlockState = BlockFilterState & Paging;

export const anyBlock = { keyword: '', platform: null, listId: null } as const;

/** 0 means every list. */
function readListId(text: string | null): number | null {
  const number = text ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** Reads the filters from an address; ignores invalid values. */
export function readState(params: URLSearchParams): BlockState {
  return {
    keyword: readKeyword(params),
    platform: platforms.find(platform => platform === params.get('platform')) ?? null,
    listId: readListId(params.get('listId')),
    isHistory: params.get('removed') === '1',
    ...readPaging(params),
  };
}

/** The filters in the server's format. */
export const filterOf = ({ keyword, platform, listId, isHistory }: BlockFilterState) => ({
  ...(keyword && { keyword }),
  ...(platform && { platform }),
  ...(listId !== null && { listId }),
  ...(isHistory && { removed: '1' as const }),
});

/** Writes set values only, always in the same order. */
export function writeState({ page, size, ...filter }: BlockState): URLSearchParams {
  const params = new URLSearchParams(
    Object.entries(filterOf(filter)).map(([name, value]) => [name, String(value)]),
  );
  writePaging(params, { page, size });
  return params;
}

/** Active or removed is a view and not a filter. */
export const hasFilter = ({ keyword, platform, listId }: BlockFilterState) =>
  keyword !== '' || platform !== null || listId !== null;
