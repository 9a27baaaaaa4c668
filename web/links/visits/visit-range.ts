import { dayPlus, daysFromTo, isDay } from '../../ui/dates/day-span.ts';

/** Preset numbers of days up to today; `all` starts when the link was created. */
export const presets = ['1', '7', '30', '90', 'all'] as const;
export type Preset = (typeof presets)[number];
const usual: Preset = '30';
/** The server's maximum: three years. */
export const mostDays = 1096;

export type RangeFault = 'turned' | 'long';

/** What is wrong with a range of valid days. */
export function faultOfRange(from: string, to: string): RangeFault | null {
  if (from > to) return 'turned';
  return daysFromTo(from, to).length > mostDays ? 'long' : null;
}

/** Days in the team's time zone, `yyyy-MM-dd`, both included. */
export interface VisitDays {
  from: string;
  to: string;
  /** Null for a custom range. */
  preset: Preset | null;
}

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * Reads the range from an address: `days=7`, or `from` and `to`; an invalid one becomes the last 30 days.
 * @param since the day on which the link was created
 */
export function readRange(params: URLSearchParams, today: string, since: string): VisitDays {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && !faultOfRange(from, to)) return { from, to, preset: null };
  const preset = presets.find(each => each === params.get('days')) ?? usual;
  const first =
    preset === 'all'
      ? // A clock that was set back must not make the range negative.
        [later(since, dayPlus(today, 1 - mostDays)), today].toSorted()[0]
      : dayPlus(today, 1 - Number(preset));
  return { from: first ?? today, to: today, preset };
}

/** Changes the range in an address and returns to page 1 of the records; keeps the other parameters. */
export function writeRange(
  params: URLSearchParams,
  range: { preset: Preset } | { from: string; to: string },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to', 'page']) next.delete(name);
  if ('preset' in range) {
    if (range.preset !== usual) next.set('days', range.preset);
  } else {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
}
