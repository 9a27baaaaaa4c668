import { limits } from '../../../contract/limits.ts';
import type { SuppressionReason } from '../../../contract/suppressions.ts';

/** As the contract has them; its module would bring its schemas along. */
export const reasons: readonly SuppressionReason[] = ['unsubscribed', 'bounced', 'complaint', 'manual'];

export interface SuppressionState {
  /** Part of the address. */
  keyword: string;
  reason: SuppressionReason | null;
  /** Those that were lifted, instead of those in force. */
  isHistory: boolean;
  page: number;
  size: number;
}

const defaultSize = limits.pageSizes[0];
const mostPages = 10_000;
const keywordLength = 100;

/** The question in an address; what makes no sense is left out. */
export function readState(params: URLSearchParams): SuppressionState {
  const page = Number(params.get('page'));
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, keywordLength),
    reason: reasons.find(reason => reason === params.get('reason')) ?? null,
    isHistory: params.get('removed') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
  };
}

/** Always in the same order, nothing that is not set; the server takes it as it is. */
export function writeState(state: SuppressionState): URLSearchParams {
  return new URLSearchParams({
    ...(state.keyword && { keyword: state.keyword }),
    ...(state.reason && { reason: state.reason }),
    ...(state.isHistory && { removed: '1' }),
    ...(state.page > 1 && { page: String(state.page) }),
    ...(state.size !== defaultSize && { size: String(state.size) }),
  });
}

/** In force or not is a view, no filter. */
export const hasFilter = ({ keyword, reason }: SuppressionState) => keyword !== '' || reason !== null;
