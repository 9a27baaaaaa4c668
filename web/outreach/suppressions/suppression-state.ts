import type { SuppressionReason } from '../../../contract/outreach/suppressions.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** Same as in the contract, whose module would bring its schemas into the browser. */
export const reasons: readonly SuppressionReason[] = ['unsubscribed', 'bounced', 'complaint', 'manual'];

export interface SuppressionState extends Paging {
  /** A part of the address. */
  keyword: string;
  reason: SuppressionReason | null;
  /** Lifted suppressions instead of active ones. */
  isHistory: boolean;
}

/** Reads the filters from an address; ignores invalid values. */
export function readState(params: URLSearchParams): SuppressionState {
  return {
    keyword: readKeyword(params),
    reason: reasons.find(reason => reason === params.get('reason')) ?? null,
    isHistory: params.get('removed') === '1',
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order; the server takes the same query. */
export function writeState(state: SuppressionState): URLSearchParams {
  const { keyword, reason, isHistory } = state;
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (reason) params.set('reason', reason);
  if (isHistory) params.set('removed', '1');
  writePaging(params, state);
  return params;
}

/** Active or lifted is a view, not a filter. */
export const hasFilter = ({ keyword, reason }: SuppressionState) => keyword !== '' || reason !== null;
