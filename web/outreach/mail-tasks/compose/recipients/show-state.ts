import { limits } from '../../../../../contract/core/limits.ts';
import type {
  KeepableReason,
  LeaveOutReason,
} from '../../../../../contract/outreach/mail-tasks/draft-recipients.ts';
import { readId } from '../../../../ui/tables/paging.ts';
import type { Recipients, Show } from '../queries.ts';

const reasonSet: Record<LeaveOutReason, true> = {
  locked: true,
  noAddress: true,
  contacted: true,
  bounced: true,
  duplicate: true,
  blocked: true,
  excluded: true,
  suppressed: true,
  invalid: true,
};
export const reasons = Object.keys(reasonSet) as LeaveOutReason[];

const keepable: Record<KeepableReason, true> = { contacted: true, bounced: true };
export const isKeepable = (reason: LeaveOutReason | null): reason is KeepableReason =>
  reason !== null && reason in keepable;

/** The filter of recipients, as in the address. */
export interface ShowState {
  show: Show;
  page: number;
  size: number;
}

export function readShow(params: URLSearchParams): ShowState {
  const asked = params.get('show');
  return {
    show: (['ok', ...reasons] as const).find(each => each === asked) ?? 'all',
    page: Math.min(readId(params.get('page')) ?? 1, 10_000),
    size: limits.pageSizes.find(size => String(size) === params.get('size')) ?? limits.pageSizes[0],
  };
}

/** Changes the filter and keeps the rest of the address. */
export function writeShow(params: URLSearchParams, { show, page, size }: ShowState): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  set('show', show, 'all');
  set('page', String(page), '1');
  set('size', String(size), String(limits.pageSizes[0]));
  return next;
}

/** All recipients of the draft; overridden ones are counted among those who get the mail. */
export const everybodyIn = ({ ok, reasons }: Pick<Recipients, 'ok' | 'reasons'>) =>
  reasons.reduce((sum, { count, kept }) => sum + count - kept, ok);
