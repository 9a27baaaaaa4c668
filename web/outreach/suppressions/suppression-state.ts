import type { SuppressionReason } from '../../../contract/outreach/suppressions.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** As the contract has them; its module would bring its schemas along. */
export const reasons: readonly SuppressionReason[] = ['unsubscribed', 'bounced', 'complaint', 'manual'];

export interface SuppressionState extends Paging {
  /** Part of the address. */
  keyword: string;
  reason: SuppressionReason | null;
  /** Those that were lifted, instead of those in force. */
  isHistory: boolean;
}

/** The question in an address; what makes no sense is left out. */
export function readState(params: URLSearchParams): SuppressionState {
  return {
    keyword: readKeyword(params),
    reason: reasons.find(reason => reason === params.get('reason')) ?? null,
    isHistory: params.get('removed') === '1',
    ...readPaging(params),
  };
}

/** Always in the same order, nothing that is not set; the server takes it as it is. */
export function writeState(state: SuppressionState): URLSearchParams {
  const { keyword, reason, isHistory } = state;
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (reason) params.set('reason', reason);
  if (isHistory) params.set('removed', '1');
  writePaging(params, state);
  return params;
}

/** In force or not is a view, no filter. */
export const hasFilter = ({ keyword, reason }: SuppressionState) => keyword !== '' || reason !== null;
