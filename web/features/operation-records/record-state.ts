import { limits } from '../../../contract/limits.ts';
import { actionNames } from '../../../contract/operation-record-texts.ts';
import type { OperationAction } from '../../../contract/operation-records.ts';
import { isDay } from '../../ui/day-span.ts';

export const actions = Object.keys(actionNames.zh) as OperationAction[];

/** What is asked for; null or empty where anything goes. */
export interface RecordFilterState {
  action: OperationAction | null;
  accountId: number | null;
  /** Days of the team, `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
}

export interface RecordState extends RecordFilterState {
  page: number;
  size: number;
}

export const anyRecord: RecordFilterState = { action: null, accountId: null, from: '', to: '' };

const defaultSize = limits.pageSizes[0];
const mostPages = 10_000;

const positive = (text: string | null) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
};

/** The question in an address; what makes no sense is left out. */
export function readState(params: URLSearchParams): RecordState {
  const [from, to] = ['from', 'to'].map(name => params.get(name) ?? '').map(day => (isDay(day) ? day : ''));
  const page = positive(params.get('page'));
  return {
    action: actions.find(action => action === params.get('action')) ?? null,
    accountId: positive(params.get('accountId')),
    from: from ?? '',
    to: to ?? '',
    page: page && page <= mostPages ? page : 1,
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? defaultSize,
  };
}

/** Always in the same order, nothing that is not set. */
export function writeState({ action, accountId, from, to, page, size }: RecordState): URLSearchParams {
  const params = new URLSearchParams();
  if (action) params.set('action', action);
  if (accountId) params.set('accountId', String(accountId));
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (page > 1) params.set('page', String(page));
  if (size !== defaultSize) params.set('size', String(size));
  return params;
}

export const hasFilter = ({ action, accountId, from, to }: RecordFilterState) =>
  Boolean(action ?? accountId ?? (from || to));
