import { forecastDays } from '../../../contract/catalogue/post-metrics.ts';
import type { Forecast } from '../../../contract/catalogue/post-forecast.ts';
import { quantileOf, readAtAge, risingOf } from './quantiles.ts';
import type { Track } from './series-track.ts';
import { playsAt } from './usual-curve.ts';

/** For a platform's posts: plays at day 30 ÷ plays at an age, as 10th, 50th and 90th percentile. */
export interface GrowthReference {
  /** Hours, ascending. The last is day 30, where all ratios are 1. */
  ages: readonly number[];
  low: readonly number[];
  median: readonly number[];
  high: readonly number[];
  /** Number of posts at each age. */
  sample: readonly number[];
}

export type GrowthRange = Pick<Forecast, 'sample'> & Record<'low' | 'median' | 'high', number>;

export const forecastAge = forecastDays * 24;
const fewestOfCreator = 8;
export const fewestOfPlatform = 20;

/** Plays at day 30 ÷ plays at an age; null if one of them is unknown or 0. */
export function growthFrom(track: Track, ageHours: number): number | null {
  const then = playsAt(track, ageHours);
  const last = then ? playsAt(track, forecastAge) : null;
  return !then || last === null ? null : last / then;
}

/** Returns null without ratios. */
export function rangeOf(ratios: readonly number[]): GrowthRange | null {
  const rising = risingOf(ratios);
  const [low, median, high] = [0.1, 0.5, 0.9].map(share => quantileOf(rising, share));
  if (typeof low !== 'number' || typeof median !== 'number' || typeof high !== 'number') return null;
  return { low, median, high, sample: rising.length };
}

/** Computes the ratios from the creator's other posts; null with fewer than eight. */
export function growthOfCreator(tracks: readonly Track[], ageHours: number): GrowthRange | null {
  const ratios = tracks.flatMap(track => growthFrom(track, ageHours) ?? []);
  return ratios.length < fewestOfCreator ? null : rangeOf(ratios);
}

/** Computes the ratios from the stored references of the platform; null with fewer than twenty posts. */
export function growthOfPlatform(reference: GrowthReference, ageHours: number): GrowthRange | null {
  const { ages } = reference;
  const next = ages.findIndex(age => age >= ageHours);
  const sample = Math.min(reference.sample[next] ?? 0, reference.sample[Math.max(0, next - 1)] ?? 0);
  const [low, median, high] = (['low', 'median', 'high'] as const).map(name =>
    readAtAge(ages, reference[name], ageHours),
  );
  if (typeof low !== 'number' || typeof median !== 'number' || typeof high !== 'number') return null;
  return sample < fewestOfPlatform ? null : { low, median, high, sample };
}
