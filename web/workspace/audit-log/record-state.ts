import { actionNames } from '../../../contract/workspace/audit-log-action-texts.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import { isDay } from '../../ui/dates/day-span.ts';
import { type Paging, readId, readPaging, writePaging } from '../../ui/tables/paging.ts';

export const actions = Object.keys(actionNames.zh) as OperationAction[];

/** The filters of records; null or empty means any. */
export interface RecordFilterState {
  action: OperationAction | null;
  accountId: number | null;
  /** Days in the team's time zone, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
}

export type RecordState = RecordFilterState & Paging;

export const anyRecord: RecordFilterState = { action: null, accountId: null, from: '', to: '' };

/** Reads the filters from an address; ignores invalid values. */
export function readState(params: URLSearchParams): RecordState {
  const [from, to] = ['from', 'to'].map(name => params.get(name) ?? '').map(day => (isDay(day) ? day : ''));
  return {
    action: actions.find(action => action === params.get('action')) ?? null,
    accountId: readId(params.get('accountId')),
    from: from ?? '',
    to: to ?? '',
    ...readPaging(params),
  };
}

/** Writes set values only, always in the same order. */
export function writeState({ action, accountId, from, to, ...paging }: RecordState): URLSearchParams {
  const params = new URLSearchParams();
  if (action) params.set('action', action);
  if (accountId) params.set('accountId', String(accountId));
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  writePaging(params, paging);
  return params;
}

/** The filters in the server's format. */
export const filterOf = ({ action, accountId, from, to }: RecordFilterState) => ({
  ...(action && { action }),
  ...(accountId && { accountId }),
  ...(from && { from }),
  ...(to && { to }),
});

export const hasFilter = ({ action, accountId, from, to }: RecordFilterState) =>
  Boolean(action ?? accountId ?? (from || to));
