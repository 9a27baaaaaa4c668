import type { StoredGap } from '../../core/db/schema/watched-posts-tables.ts';
import { postFigureNames, type GapReason, type PostState } from '../../../contract/catalogue/post-metrics.ts';
import type { Point } from './packed-points.ts';
import { lateAfter } from './polling-schedule.ts';

/** An answer that needs a second, equal one before it is believed: figures, or that the post does not exist. */
export interface Doubt {
  /** Seconds since 1970. */
  at: number;
  figures?: Point;
  absent?: 'gone' | 'private';
}

/** The history of a post with its gaps. */
export interface Series {
  points: Point[];
  gaps: StoredGap[];
  doubt: Doubt | null;
  state: PostState;
  /** Seconds since 1970. */
  stateSince: number | null;
  watchedAt: number;
}

/** A post is considered gone after two answers that say so, at least this many seconds apart. */
const confirmedAfter = 600;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
const tells = (point: Point) => postFigureNames.some(name => point[name] !== null);

/**
 * Adds one answer to a history. The same answer twice changes nothing. A late answer is inserted at its time and
 * changes nothing after it. The newest answer is believed unless it contradicts the history (`contradicts`): then a
 * second one must confirm it, and until then there is a gap.
 * @param every minutes after which the answer was due
 */
export function takeFigures(series: Series, point: Point, every: number): Series {
  if (!tells(point)) return series;
  const last = series.points.at(-1);
  if (last && point.at <= last.at) return { ...series, ...placed(series, point) };
  if (last && contradicts(last, point)) {
    const { doubt } = series;
    if (!doubt?.figures || doubt.at >= point.at || contradicts(doubt.figures, point))
      return {
        ...series,
        doubt: { at: point.at, figures: point },
        gaps: withGap(series, 'implausible'),
      };
    return {
      ...online(series, doubt.at),
      points: [...series.points, doubt.figures, point],
      gaps: closed(series.gaps, doubt.at, every),
    };
  }
  return {
    ...online(series, point.at),
    points: [...series.points, point],
    gaps: closed(series.gaps, point.at, every, last ? Math.max(last.at, series.watchedAt) : undefined),
  };
}

/** The post exists, so any doubt ends. */
const online = (series: Series, at: number): Series => ({
  ...series,
  doubt: null,
  ...(series.state !== 'online' && { state: 'online', stateSince: at }),
});

/** Takes an answer that the post does not exist. One is not enough, because sources sometimes omit existing posts. */
export function takeAbsence(series: Series, at: number, absent: 'gone' | 'private'): Series {
  if (series.state === absent || at <= (series.points.at(-1)?.at ?? 0)) return series;
  const { doubt } = series;
  if (doubt?.absent !== absent) return { ...series, doubt: { at, absent } };
  if (at - doubt.at < confirmedAfter) return series;
  return {
    ...series,
    state: absent,
    stateSince: doubt.at,
    doubt: null,
    gaps: closed(series.gaps, doubt.at, 0),
  };
}

/** Records that a source failed: from the last answer until the next one, nothing is known. */
export const takeFailure = (series: Series, reason: GapReason): Series =>
  series.state === 'gone' || series.state === 'private'
    ? series
    : { ...series, gaps: withGap(series, reason) };

function withGap(series: Series, reason: GapReason): StoredGap[] {
  const open = series.gaps.at(-1);
  if (open?.to === null) return [...series.gaps.slice(0, -1), { ...open, reason }];
  return [...series.gaps, { from: iso(series.points.at(-1)?.at ?? series.watchedAt), to: null, reason }];
}

/**
 * Closes gaps when something is known again. Removes a gap that was not longer than the usual interval. Adds one for an
 * interval that was much longer, even if no call failed.
 */
function closed(gaps: readonly StoredGap[], at: number, every: number, since?: number): StoredGap[] {
  const longest = every * 60 * lateAfter;
  const open = gaps.at(-1);
  if (open?.to === null) {
    const isLong = at - secondsOf(open.from) > longest;
    return [...gaps.slice(0, -1), ...(isLong ? [{ ...open, to: iso(at) }] : [])];
  }
  if (since === undefined || every <= 0 || at - since <= longest) return [...gaps];
  return [...gaps, { from: iso(since), to: iso(at), reason: 'late' }];
}

/** Inserts a late or repeated answer at its time. A gap around it is split in two. */
function placed({ points, gaps }: Series, point: Point): Pick<Series, 'points' | 'gaps'> {
  const place = points.findIndex(({ at }) => at >= point.at);
  const there = points[place];
  if (there?.at === point.at) {
    if (postFigureNames.every(name => there[name] !== null || point[name] === null)) return { points, gaps };
    const filled = { ...there };
    for (const name of postFigureNames) filled[name] ??= point[name];
    return { points: points.with(place, filled), gaps };
  }
  const moment = iso(point.at);
  return {
    points: points.toSpliced(place, 0, point),
    gaps: gaps.flatMap(gap =>
      gap.from < moment && gap.to !== null && moment < gap.to
        ? [
            { ...gap, to: moment },
            { ...gap, from: moment },
          ]
        : [gap],
    ),
  };
}

/** Below this count, figures fluctuate too much to be judged. */
const leastToFall = 100;
const leastToRise = 1000;

/**
 * Returns whether two consecutive answers contradict each other: a figure fell by half or grew a hundredfold in one
 * interval.
 */
function contradicts(before: Point, after: Point): boolean {
  return (['plays', 'likes'] as const).some(name => {
    const [was, is] = [before[name], after[name]];
    if (was === null || is === null) return false;
    return (was >= leastToFall && is < was / 2) || (was >= leastToRise && is > was * 100);
  });
}
