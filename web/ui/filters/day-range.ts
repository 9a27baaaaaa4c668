import { countDays, dayPlus, isDay } from '../dates/day-span.ts';

/** A number of days up to today; `all` starts where the data do. */
export type Preset = '1' | '7' | '30' | '90' | 'all';
export const usualPreset = '30';

/** What a page lets its users choose. */
export interface RangeLimits {
  presets: readonly Preset[];
  /** The server's maximum. */
  maxDays: number;
}

/** Days in the team's time zone, `yyyy-MM-dd`, both included. */
export interface DayRange {
  from: string;
  to: string;
  /** Null for a custom range. */
  preset: Preset | null;
}

export type RangeChange = { preset: Preset } | { from: string; to: string };

/** What is wrong with a range of valid days. */
export function faultOfRange(from: string, to: string, maxDays: number): 'turned' | 'long' | null {
  if (from > to) return 'turned';
  // Counted, not listed: while a year is being typed, the range may begin in the year 2.
  return countDays(from, to) > maxDays ? 'long' : null;
}

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * Reads the range from an address: `days=7`, or `from` and `to`; an invalid one becomes the last 30 days.
 * @param since the day on which `all` starts
 */
export function readRange(
  params: URLSearchParams,
  today: string,
  { presets, maxDays }: RangeLimits,
  since = today,
): DayRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && !faultOfRange(from, to, maxDays)) return { from, to, preset: null };
  const preset = presets.find(each => each === params.get('days')) ?? usualPreset;
  const first =
    preset === 'all'
      ? // A clock that was set back must not make the range negative.
        [later(since, dayPlus(today, 1 - maxDays)), today].toSorted()[0]
      : dayPlus(today, 1 - Number(preset));
  return { from: first ?? today, to: today, preset };
}

/** Changes the range in an address and returns to page 1 of its records; keeps the other parameters. */
export function writeRange(params: URLSearchParams, range: RangeChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to', 'page']) next.delete(name);
  if ('preset' in range) {
    if (range.preset !== usualPreset) next.set('days', range.preset);
  } else {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
}
