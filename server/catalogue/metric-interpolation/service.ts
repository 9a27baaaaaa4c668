import type { Forecast } from '../../../contract/monitoring/monitored-posts.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { gainsOfDays, totalsOfDays, type DayGain, type Days, type DayTotal } from './day-gains.ts';
import { foretell, type ForecastReferences } from './forecast.ts';
import type { GrowthReference } from './growth-ratios.ts';
import { computeReferences, referencesOf } from './growth-references.ts';
import { startsOfDays } from './local-days.ts';
import { readLatest, readValueAt, type Latest, type Series, type SeriesFigure } from './series-track.ts';
import { comparedAges, usualCurveOf, usualRatioOf, type SeenOnce, type UsualCurve } from './usual-curve.ts';

export type {
  DayGain,
  Days,
  DayTotal,
  ForecastReferences,
  GrowthReference,
  Latest,
  SeenOnce,
  Series,
  SeriesFigure,
  UsualCurve,
};

/** Hours at which posts are compared where nothing else is asked for. */
export { comparedAges };

/**
 * A figure at a moment: linear between two points without a gap between them, and from nothing at publication where
 * the first point is within a day of it; after the last point only of a post that is private or gone. Null: not known.
 */
export const valueAt = (series: Series, figure: SeriesFigure, at: Date): number | null =>
  readValueAt(series, figure, at);

/** The last that was told of a figure; null: nothing ever was. */
export const latest = (series: Series, figure: SeriesFigure): Latest | null => readLatest(series, figure);

/**
 * Seconds since 1970 at which local days begin, from the first day to the one after the last.
 * @throws RangeError for what is no IANA zone
 */
export const dayStarts = (zone: string, from: string, to: string): number[] => startsOfDays(zone, from, to);

/** What each day brought one post. The day of its publication begins with nothing. @throws RangeError */
export const dayGains = (series: Series, figure: SeriesFigure, days: Days): DayGain[] =>
  gainsOfDays(series, figure, days);

/** What each day brought several posts together. @throws RangeError for what is no IANA zone */
export const dayTotals = (all: readonly Series[], figure: SeriesFigure, days: Days): DayTotal[] =>
  totalsOfDays(all, figure, days);

/**
 * What is usual with a creator's posts by age: quartiles of the plays that are known then, of three posts or more.
 * @param seen posts without a series; one observation stands for ages within a fifth of its own
 */
export const usualCurve = (
  series: readonly Series[],
  seen: readonly SeenOnce[] = [],
  ages?: readonly number[],
): UsualCurve => usualCurveOf(series, seen, ages);

/** Plays ÷ the median of the usual curve at the same age, ratio × 10,000; null where one of them is unknown. */
export const usualRatioBp = (post: Series, usual: UsualCurve): number | null => usualRatioOf(post, usual);

/**
 * Plays at day 30 with a range, the surest way first: by the growth of eight or more of the creator's other posts, by
 * that of the platform's posts here, by its own curve. Null: cannot be foretold, or the post is older than that.
 */
export const forecast30 = (post: Series, references: ForecastReferences, now: Date): Forecast | null =>
  foretell(post, references, now);

/** How posts of each platform grow here, from those watched for 30 days; samples apart from real posts. */
export const growthReferences = (
  db: Db,
  { isSample }: { isSample: boolean },
): Promise<Map<Platform, GrowthReference>> => referencesOf(db, isSample);

/** Computes anew how posts of each platform grow, once a night. */
export const computeGrowthReferences = (db: Db, ctx: Pick<Context, 'now'>): Promise<void> =>
  computeReferences(db, ctx);
