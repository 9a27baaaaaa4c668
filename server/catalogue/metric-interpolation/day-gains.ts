import { awaitedMinutes } from '../metric-history/polling-schedule.ts';
import { daysBetween, dayStarts } from './local-days.ts';
import { trackOf, valueIn, valueNow, type Series, type SeriesFigure, type Track } from './series-track.ts';

/** Local days of a project, both included; `now` ends a day that has not ended yet. */
export interface Days {
  /** IANA name */
  zone: string;
  /** `yyyy-MM-dd` */
  from: string;
  to: string;
  now: Date;
}

/** A local day of one post. */
export interface DayGain {
  day: string;
  /**
   * The value at the end of the day, or now; null if it is missing, the post is not published yet, or the day is in the
   * future.
   */
  atEnd: number | null;
  /**
   * The gain of the day; null if its start or end value is unknown. Negative if the platform corrected a figure
   * downwards.
   */
  gained: number | null;
  /** No poll was due since the day began: nothing is missing, but nothing is known yet. */
  isAwaited: boolean;
  /** Whether the post was published before the end of the day, or now, as far as is known. */
  isOut: boolean;
}

/**
 * A local day of several posts together. A post counts from its first figure on: earlier values are unknown and must
 * not hide those of the other posts. After its last answer it counts with that value, because old posts are polled
 * rarely and would otherwise hide the last days of all posts. A gap does hide them.
 */
export interface DayTotal {
  day: string;
  /** Null if a post that counts has no value then, and before any post counts. */
  atEnd: number | null;
  /** For posts that counted when the day began, or that were published on it. */
  gained: number | null;
  /** Posts seen before the end of the day, and those of them without a value at its end. */
  posts: number;
  missing: number;
}

interface Walked extends Pick<DayGain, 'atEnd' | 'isAwaited'> {
  atStart: number | null;
}

type Visit = (place: number, walked: Walked) => void;

/**
 * Visits the days since a post's publication, in one pass over its points. After its last answer it keeps that value
 * until the next answer is late.
 */
function walkDays(track: Track, starts: readonly number[], now: number, visit: Visit): void {
  const { times, publishedAt } = track;
  const born = publishedAt ?? times[0];
  if (born === undefined) return;
  const last = Math.min(times.at(-1) ?? now, now);
  const awaited = awaitedMinutes((last - born) / 3600);
  const awaitedUntil = awaited === null ? Infinity : last + awaited * 60;
  let passed = 0;
  let before: number | null = null;
  for (let place = 0; place < starts.length; place++) {
    const at = starts[place] ?? 0;
    while (passed < times.length && (times[passed] ?? 0) <= at) passed++;
    const isLast = at > now || (at > last && at <= awaitedUntil);
    const value = isLast ? valueNow(track, Math.min(at, now)) : valueIn(track, at, passed);
    const start = starts[place - 1];
    if (start !== undefined && start < now && born < Math.min(at, now)) {
      visit(place - 1, {
        atStart: publishedAt !== null && publishedAt >= start ? 0 : before,
        atEnd: value,
        isAwaited: value !== null && !track.hasEnded && start >= last && start <= awaitedUntil,
      });
    }
    before = value;
  }
}

const differenceOf = (atStart: number | null, atEnd: number | null): number | null =>
  atStart === null || atEnd === null ? null : atEnd - atStart;

/** Returns the gain of one post per day. The day of its publication begins with 0. */
export function dayGains(series: Series, figure: SeriesFigure, { zone, from, to, now }: Days): DayGain[] {
  const gains = daysBetween(from, to).map((day): DayGain => ({
    day,
    atEnd: null,
    gained: null,
    isAwaited: false,
    isOut: false,
  }));
  walkDays(trackOf(series, figure), dayStarts(zone, from, to), now.getTime() / 1000, (place, walked) => {
    const { day = '' } = gains[place] ?? {};
    const { atStart, atEnd, isAwaited } = walked;
    gains[place] = {
      day,
      atEnd,
      gained: isAwaited ? null : differenceOf(atStart, atEnd),
      isAwaited,
      isOut: true,
    };
  });
  return gains;
}

/** Returns the gain of several posts together per day. */
export function dayTotals(
  all: readonly Series[],
  figure: SeriesFigure,
  { zone, from, to, now }: Days,
): DayTotal[] {
  const starts = dayStarts(zone, from, to);
  const sums = daysBetween(from, to).map(day => ({
    day,
    atEnd: 0,
    gained: 0,
    posts: 0,
    missing: 0,
    sure: 0,
    unsure: 0,
    awaited: 0,
  }));
  const until = now.getTime() / 1000;
  for (const series of all) {
    const track = trackOf(series, figure);
    const seen = track.times[0] ?? Infinity;
    walkDays(track, starts, until, (place, { atStart, atEnd, isAwaited }) => {
      const sum = sums[place];
      if (!sum || seen > Math.min(starts[place + 1] ?? 0, until)) return;
      sum.posts++;
      if (atEnd === null) sum.missing++;
      else sum.atEnd += atEnd;
      const gained = differenceOf(atStart, atEnd);
      if (isAwaited) sum.awaited++;
      else if (gained !== null) {
        sum.sure++;
        sum.gained += gained;
      } else if (seen <= (starts[place] ?? 0) || atEnd === null) sum.unsure++;
    });
  }
  return sums.map(({ sure, unsure, awaited, ...sum }) => ({
    ...sum,
    atEnd: sum.posts && !sum.missing ? sum.atEnd : null,
    // Deleted posts gain nothing. This says nothing about posts that are still to be polled.
    gained: sure && !unsure && (sum.gained || !awaited) ? sum.gained : null,
  }));
}
