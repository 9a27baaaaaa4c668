import { limits } from '../../../contract/limits.ts';
import type { Platform } from '../../../contract/platform.ts';
import { platforms } from '../../layout/platform-names.ts';

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

export interface BlockState extends BlockFilterState {
  page: number;
  size: number;
}

export const anyBlock = { keyword: '', platform: null, listId: null } as const;

const defaultSize = limits.pageSizes[0];
const mostPages = 10_000;
const keywordLength = 100;

function whole(text: string | null): number | null {
  const number = text ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** The question in an address; what makes no sense is left out. */
export function readState(params: URLSearchParams): BlockState {
  const page = whole(params.get('page'));
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, keywordLength),
    platform: platforms.find(platform => platform === params.get('platform')) ?? null,
    listId: whole(params.get('listId')),
    isHistory: params.get('removed') === '1',
    page: page && page <= mostPages ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
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
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
  return params;
}

/** In force or not is a view, no filter. */
export const hasFilter = ({ keyword, platform, listId }: BlockFilterState) =>
  keyword !== '' || platform !== null || listId !== null;
