import { actionNames } from '../../../contract/workspace/audit-log-action-texts.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import { isDay } from '../../ui/dates/day-span.ts';
import { type Paging, readId, readPaging, writePaging } from '../../ui/tables/paging.ts';

export const actions = Object.keys(actionNames.zh) as OperationAction[];

/** What is asked for; null or empty where anything goes. */
export interface RecordFilterState {
  action: OperationAction | null;
  accountId: number | null;
  /** Days of the team, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
}

export type RecordState = RecordFilterState & Paging;

export const anyRecord: RecordFilterState = { action: null, accountId: null, from: '', to: '' };

/** The question in an address; what makes no sense is left out. */
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

/** Always in the same order, nothing that is not set. */
export function writeState({ action, accountId, from, to, ...paging }: RecordState): URLSearchParams {
  const params = new URLSearchParams();
  if (action) params.set('action', action);
  if (accountId) params.set('accountId', String(accountId));
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  writePaging(params, paging);
  return params;
}

export const hasFilter = ({ action, accountId, from, to }: RecordFilterState) =>
  Boolean(action ?? accountId ?? (from || to));
