import { dayPlus, daysFromTo, isDay } from '../../../ui/dates/day-span.ts';

/** Preset numbers of days. */
export const presetDays = [7, 30, 90] as const;
export type PresetDays = (typeof presetDays)[number];
const defaultDays: PresetDays = 30;
/** The server's maximum. */
export const mostDays = 366;

export type RangeFault = 'turned' | 'long';

/** What is wrong with a range of valid days. */
export function faultOfRange(from: string, to: string): RangeFault | null {
  if (from > to) return 'turned';
  return daysFromTo(from, to).length > mostDays ? 'long' : null;
}

/** Days in the team's time zone, `yyyy-MM-dd`, both included. */
export interface DataRange {
  from: string;
  to: string;
  /** The preset up to today; null for a custom range. */
  preset: PresetDays | null;
}

/** Reads the range from an address: `days=7`, or `from` and `to`; an invalid one becomes the last 30 days. */
export function readRange(params: URLSearchParams, today: string): DataRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && !faultOfRange(from, to)) return { from, to, preset: null };
  const preset = presetDays.find(days => String(days) === params.get('days')) ?? defaultDays;
  return { from: dayPlus(today, 1 - preset), to: today, preset };
}

/** Changes the range in an address; keeps the other parameters. */
export function writeRange(
  params: URLSearchParams,
  range: { preset: PresetDays } | { from: string; to: string },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to']) next.delete(name);
  if ('preset' in range) {
    if (range.preset !== defaultDays) next.set('days', String(range.preset));
  } else {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
}
