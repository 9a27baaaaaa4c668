import { limits } from '../../../contract/core/limits.ts';

/** The page of a table, as in its address. */
export interface Paging {
  page: number;
  size: number;
}

const maxPages = 10_000;
const keywordLength = 100;
const [usualSize] = limits.pageSizes;

/** An id or a page number in an address; null if absent or invalid. */
export function readId(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
}

export const readKeyword = (params: URLSearchParams): string =>
  (params.get('keyword') ?? '').trim().slice(0, keywordLength);

export function readPaging(params: URLSearchParams, defaultSize: number = usualSize): Paging {
  const page = readId(params.get('page'));
  return {
    page: page && page <= maxPages ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
  };
}

/** Writes page and size, unless they are the defaults. */
export function writePaging(
  params: URLSearchParams,
  { page, size }: Paging,
  defaultSize: number = usualSize,
): void {
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
}

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
