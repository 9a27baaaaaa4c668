import { dayPlus, daysFromTo, isDay } from '../../ui/dates/day-span.ts';

/** Days up to today that are at one click; `all`: since the link was made. */
export const presets = ['1', '7', '30', '90', 'all'] as const;
export type Preset = (typeof presets)[number];
const usual: Preset = '30';
/** What the server adds up at once: three years. */
export const mostDays = 1096;

export type RangeFault = 'turned' | 'long';

/** What is wrong with a range of days that exist. */
export function faultOfRange(from: string, to: string): RangeFault | null {
  if (from > to) return 'turned';
  return daysFromTo(from, to).length > mostDays ? 'long' : null;
}

/** Days of the team, `yyyy-MM-dd`, both included. */
export interface VisitDays {
  from: string;
  to: string;
  /** Null for days of one's own. */
  preset: Preset | null;
}

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * The range in an address: `days=7`, or `from` and `to`; what makes no sense is the last 30 days.
 * @param since the day on which the link was made
 */
export function readRange(params: URLSearchParams, today: string, since: string): VisitDays {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && !faultOfRange(from, to)) return { from, to, preset: null };
  const preset = presets.find(each => each === params.get('days')) ?? usual;
  const first =
    preset === 'all'
      ? // A clock that was moved back must not turn the range around.
        [later(since, dayPlus(today, 1 - mostDays)), today].toSorted()[0]
      : dayPlus(today, 1 - Number(preset));
  return { from: first ?? today, to: today, preset };
}

/** The address with another range, at the first page of records; the rest of it stays. */
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
