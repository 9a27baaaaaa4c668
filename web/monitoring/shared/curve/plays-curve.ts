import {
  forecastDays,
  type PostFigureName,
  postFigureNames,
} from '../../../../contract/catalogue/post-metrics.ts';
import { compactCount } from '../../../../contract/core/format.ts';
import type { Forecast } from '../../../../contract/catalogue/post-forecast.ts';
import type { Gap } from './use-gap-text.ts';

/** Seconds since 1970, then plays, likes, comments, shares; null if not reported. */
export type SeriesPoint = readonly [number, number | null, number | null, number | null, number | null];

/** The usual figures of the creator's posts, by age in hours. */
interface UsualCurve {
  ages: readonly number[];
  low: readonly (number | null)[];
  median: readonly (number | null)[];
  high: readonly (number | null)[];
  posts: number;
}

/** The data of a post's curve. */
export interface PostSeries {
  points: readonly SeriesPoint[];
  figure: PostFigureName;
  gaps: readonly Gap[];
  usual: UsualCurve | null;
  forecast: Forecast | null;
  publishedAt: string | null;
  axis: 'age' | 'date';
  /** Milliseconds. */
  now: number;
}

/** A figure at its position on the axis; null breaks the line. */
type Drawn = readonly [x: number, y: number | null];

interface DrawnGap {
  from: number;
  to: number;
  gap: Gap;
}

export interface DrawnSeries {
  line: Drawn[];
  gaps: DrawnGap[];
  /** Low, median and high; empty if no usual figures are known. */
  usual: { x: number; low: number; median: number | null; high: number }[];
  forecast: (Forecast & { x: number }) | null;
  /** Age in hours up to two days, then in days; otherwise milliseconds since 1970. */
  unit: 'hours' | 'days' | 'date';
  end: number;
}

const hourMs = 3_600_000;
const dayHours = 24;
/** Up to this age in hours, the unit is hours. */
const young = 2 * dayHours;

export const valueAt = (point: SeriesPoint, figure: PostFigureName): number | null =>
  point[postFigureNames.indexOf(figure) + 1] ?? null;

/** Breaks the line between two points with a gap in between. */
function brokenLine(points: readonly Drawn[], gaps: readonly DrawnGap[]): Drawn[] {
  return points.flatMap((point, at) => {
    const before = points[at - 1];
    const gap = before && gaps.find(({ from, to }) => from < point[0] && to > before[0]);
    return gap ? [[(before[0] + point[0]) / 2, null] as const, point] : [point];
  });
}

/** Positions of all elements on the axis. Empty by age if the publication time is unknown. */
export function drawnSeries(series: PostSeries): DrawnSeries {
  const { points, figure, gaps, usual, forecast, publishedAt, now } = series;
  const published = publishedAt === null ? null : Date.parse(publishedAt);
  const isAge = series.axis === 'age' && published !== null;
  const reported = points.flatMap(point => {
    const value = valueAt(point, figure);
    return value === null ? [] : [[point[0] * 1000, value] as const];
  });
  const isOfPlays = figure === 'plays' && published !== null;
  const forecastAt = isOfPlays && forecast ? published + forecastDays * dayHours * hourMs : null;
  const ends = gaps.map(({ to }) => (to === null ? now : Date.parse(to)));
  const last = Math.max(reported.at(-1)?.[0] ?? 0, forecastAt ?? 0, ...ends);
  const hours = isAge ? (last - published) / hourMs : 0;
  const unit = !isAge ? 'date' : hours <= young ? 'hours' : 'days';
  const place = (ms: number) => (!isAge ? ms : (ms - published) / hourMs / (unit === 'days' ? dayHours : 1));
  const drawnGaps = gaps.map((gap, at) => ({
    from: place(Date.parse(gap.from)),
    to: place(ends[at] ?? now),
    gap,
  }));
  const line = brokenLine(
    reported.map(([ms, value]) => [place(ms), value] as const),
    drawnGaps,
  );
  const band = isOfPlays && usual ? usual : null;
  return {
    line,
    gaps: drawnGaps,
    usual: (band?.ages ?? []).flatMap((age, at) => {
      const [low, high] = [band?.low[at], band?.high[at]];
      const ms = (published ?? 0) + age * hourMs;
      if (low == null || high == null || ms > last) return [];
      return [{ x: place(ms), low, median: band?.median[at] ?? null, high }];
    }),
    forecast: forecastAt !== null && forecast ? { ...forecast, x: place(forecastAt) } : null,
    unit,
    end: place(last),
  };
}

/** What is under the pointer: a gap first, then the forecast, then the nearest point. */
export function under(drawn: DrawnSeries, x: number) {
  const gap = drawn.gaps.find(({ from, to }) => x >= from && x <= to);
  if (gap) return { gap: gap.gap };
  const reported = drawn.line.filter(([, value]) => value !== null);
  const nearest = reported.toSorted((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x))[0];
  const { forecast } = drawn;
  if (forecast && (!nearest || Math.abs(forecast.x - x) < Math.abs(nearest[0] - x))) return { forecast };
  if (!nearest) return {};
  const around = drawn.usual.toSorted((a, b) => Math.abs(a.x - nearest[0]) - Math.abs(b.x - nearest[0]))[0];
  return { point: nearest, usual: around };
}

export const shortCount = (value: number) => compactCount(value).replace('.00', '');
