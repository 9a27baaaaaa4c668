import type { StoredGap } from '../../core/db/schema/watched-posts-tables.ts';
import { postFigureNames, type GapReason, type PostState } from '../../../contract/catalogue/post-metrics.ts';
import type { Point } from './packed-points.ts';
import { lateAfter } from './polling-schedule.ts';

/** An answer that is not believed before it is told twice: figures, or that the post is not there. */
export interface Doubt {
  /** Seconds since 1970. */
  at: number;
  figures?: Point;
  absent?: 'gone' | 'private';
}

/** A series with what is missing of it. */
export interface Series {
  points: Point[];
  gaps: StoredGap[];
  doubt: Doubt | null;
  state: PostState;
  /** Seconds since 1970. */
  stateSince: number | null;
  watchedAt: number;
}

/** Of two looks that say that a post is gone, the second comes at least so much later, seconds. */
const confirmedAfter = 600;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);
const tells = (point: Point) => postFigureNames.some(name => point[name] !== null);

/**
 * A series after one more answer. The same answer again changes nothing; a late one finds its place and changes
 * nothing after it. The newest is believed unless it contradicts what was known (`contradicts`): then it must be told
 * twice, and until then there is a gap.
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

/** It is there; a doubt is over. */
const online = (series: Series, at: number): Series => ({
  ...series,
  doubt: null,
  ...(series.state !== 'online' && { state: 'online', stateSince: at }),
});

/** A source says that the post is not there. Once is not enough: sources leave out what they should not. */
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

/** A source failed: from the last answer on nothing is known, until there is another one. */
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
 * The gaps once something is known again. One that was no longer than the usual span is none; a span that was
 * much longer is one, even if nobody failed.
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

/** A late or repeated answer at its place; a gap around it becomes two. */
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

/** Below these, counts jump about. */
const leastToFall = 100;
const leastToRise = 1000;

/** Whether an answer cannot be right if the one before it was: figures halve, or grow a hundredfold, within one step. */
export function contradicts(before: Point, after: Point): boolean {
  return (['plays', 'likes'] as const).some(name => {
    const [was, is] = [before[name], after[name]];
    if (was === null || is === null) return false;
    return (was >= leastToFall && is < was / 2) || (was >= leastToRise && is > was * 100);
  });
}
