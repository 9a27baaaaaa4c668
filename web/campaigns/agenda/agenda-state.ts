import {
  agendaKinds,
  workSteps,
  type AgendaKind,
  type WorkStep,
} from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { type Paging, readId, readPaging, writePaging } from '../../ui/tables/paging.ts';
import { readMonth, type Month } from './month-days.ts';

export interface CalendarQuestion {
  /** Null for the current month. */
  month: Month | null;
  campaignId: number | null;
  kind: AgendaKind | null;
}

/** Reads the filters from an address; ignores invalid values. */
export const readCalendar = (params: URLSearchParams): CalendarQuestion => ({
  month: readMonth(params.get('month')),
  campaignId: readId(params.get('campaignId')),
  kind: agendaKinds.find(kind => kind === params.get('kind')) ?? null,
});

export function writeCalendar({ month, campaignId, kind }: CalendarQuestion): URLSearchParams {
  const params = new URLSearchParams();
  if (month) params.set('month', month);
  if (campaignId) params.set('campaignId', String(campaignId));
  if (kind) params.set('kind', kind);
  return params;
}

export interface WorkQuestion extends Paging {
  step: WorkStep | null;
  campaignId: number | null;
  /** Only campaigns that the reader owns. */
  isMine: boolean;
  /** All of it in pages, instead of its first lines. */
  isAll: boolean;
}

const workPageSize = 50;
/** How many lines are shown of what waits, until all are asked for. */
export const firstWork = 6;

export const readWork = (params: URLSearchParams): WorkQuestion => ({
  step: workSteps.find(step => step === params.get('step')) ?? null,
  campaignId: readId(params.get('campaignId')),
  isMine: params.get('mine') === 'true',
  isAll: params.get('all') === 'true',
  ...readPaging(params, workPageSize),
});

/** Writes set values only, always in the same order. */
export function writeWork(question: WorkQuestion): URLSearchParams {
  const { step, campaignId, isMine, isAll } = question;
  const params = new URLSearchParams();
  if (step) params.set('step', step);
  if (campaignId) params.set('campaignId', String(campaignId));
  if (isMine) params.set('mine', 'true');
  if (isAll) params.set('all', 'true');
  writePaging(params, question, workPageSize);
  return params;
}
