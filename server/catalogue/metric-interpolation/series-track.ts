import type { PostFigureName, PostState } from '../../../contract/catalogue/post-metrics.ts';
import type { Point } from '../metric-history/packed-points.ts';
import type { StoredGap } from '../../core/db/schema/watched-posts-tables.ts';

/** The input of the computations; a `WatchedPost` is one. */
export interface Series {
  publishedAt: Date | null;
  /** A private or deleted post keeps its last figures and gains nothing more. */
  state?: PostState;
  /** Oldest first. */
  points: readonly Point[];
  gaps: readonly StoredGap[];
}

/**
 * `engagements`: likes + comments + shares. Likes must be known. Comments or shares add nothing if fewer than half of
 * those points have them, so that an answer with more or fewer figures than the others causes no jump.
 */
export type SeriesFigure = PostFigureName | 'engagements';

/** A figure and when it was reported. */
export interface Latest {
  value: number;
  at: Date;
}

/** One figure of a history, prepared for reading at any second. */
export interface Track {
  /** Seconds since 1970, ascending. */
  times: number[];
  values: number[];
  /** Intervals without answers, in seconds. */
  gaps: (readonly [from: number, to: number])[];
  publishedAt: number | null;
  hasEnded: boolean;
}

const secondsOf = (at: string | Date): number => new Date(at).getTime() / 1000;
/** Up to this age in seconds, the first figure is connected to 0 at publication by a line. */
const firstDay = 86_400;

/**
 * A history is compared with many others, so its tracks are computed once. Histories are not changed after they are
 * read.
 */
const tracks = new WeakMap<Series, Map<SeriesFigure, Track>>();

export function trackOf(series: Series, figure: SeriesFigure): Track {
  const known = tracks.get(series) ?? new Map<SeriesFigure, Track>();
  const track = known.get(figure) ?? makeTrack(series, figure);
  tracks.set(series, known.set(figure, track));
  return track;
}

function makeTrack({ publishedAt, state, points, gaps }: Series, figure: SeriesFigure): Track {
  const track: Track = {
    times: [],
    values: [],
    gaps: gaps.map(({ from, to }) => [secondsOf(from), to === null ? Infinity : secondsOf(to)]),
    publishedAt: publishedAt && secondsOf(publishedAt),
    hasEnded: state === 'private' || state === 'gone',
  };
  const read = figure === 'engagements' ? engagementsIn(points) : (point: Point) => point[figure];
  for (const point of points) {
    const value = read(point);
    if (value === null) continue;
    track.times.push(point.at);
    track.values.push(value);
  }
  beginAtPublication(track);
  return track;
}

function engagementsIn(points: readonly Point[]): (point: Point) => number | null {
  const liked = points.filter(({ likes }) => likes !== null);
  const reported = (['comments', 'shares'] as const).filter(
    part => liked.filter(point => point[part] !== null).length * 2 >= liked.length,
  );
  return ({ likes, ...rest }) => {
    let sum = likes;
    for (const part of reported) {
      const value = rest[part];
      sum = sum === null || value === null ? null : sum + value;
    }
    return sum;
  };
}

function beginAtPublication(track: Track): void {
  const [first] = track.times;
  const born = track.publishedAt;
  if (first === undefined || born === null || first <= born || first > born + firstDay) return;
  track.times.unshift(born);
  track.values.unshift(0);
}

/** Returns whether data is missing between two seconds. A gap that only touches the interval does not count. */
export function hasGap({ gaps }: Track, from: number, to: number): boolean {
  return gaps.some(gap => gap[0] < to && gap[1] > from);
}

/** Returns how many points are at or before a second. */
function placeOf(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param place number of points at or before it */
export function valueIn(track: Track, at: number, place = placeOf(track.times, at)): number | null {
  const before = track.times[place - 1];
  const value = track.values[place - 1];
  if (before === undefined || value === undefined) return null;
  const after = track.times[place];
  if (before === at) return value;
  if (after === undefined) return track.hasEnded ? value : null;
  if (track.gaps.length && hasGap(track, before, after)) return null;
  const share = (at - before) / (after - before);
  return Math.round(value + share * ((track.values[place] ?? value) - value));
}

/** The current value: the latest reported one, unless there is a gap after it. */
export function valueNow(track: Track, now: number): number | null {
  const at = track.times.at(-1);
  const value = track.values.at(-1);
  if (at === undefined || value === undefined || (!track.hasEnded && hasGap(track, at, now))) return null;
  return value;
}

/**
 * Returns a figure at a moment, interpolated linearly: between two points without a gap between them, and from 0 at
 * publication if the first point is within a day of it. After the last point only for a private or deleted post. Null
 * if unknown.
 */
export const valueAt = (series: Series, figure: SeriesFigure, at: Date): number | null =>
  valueIn(trackOf(series, figure), secondsOf(at));

/** The latest reported value of a figure; null if there is none. */
export function latestFigure({ points, ...series }: Series, figure: SeriesFigure): Latest | null {
  const { times, values } = trackOf({ ...series, publishedAt: null, points }, figure);
  const at = times.at(-1);
  const value = values.at(-1);
  return at === undefined || value === undefined ? null : { value, at: new Date(at * 1000) };
}
