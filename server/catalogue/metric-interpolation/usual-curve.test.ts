import { describe, expect, it } from 'vitest';
import { usualCurve } from './service.ts';
import { type SeenOnce, type UsualCurve, usualRatioBp } from './usual-curve.ts';
import type { Series } from './series-track.ts';

const born = Date.parse('2026-11-01T00:00:00Z') / 1000;
/** Plays by age in hours. */
const post = (plays: Record<number, number>): Series => ({
  publishedAt: new Date(born * 1000),
  points: Object.entries(plays).map(([hours, value]) => {
    return { at: born + Number(hours) * 3600, plays: value, likes: null, comments: null, shares: null };
  }),
  gaps: [],
});
const seen = (ageHours: number, plays: number): SeenOnce => ({ ageHours, plays });

describe('the usual curve', () => {
  const three = [post({ 1: 10, 24: 100 }), post({ 1: 20, 24: 200 }), post({ 1: 60, 24: 900 })];
  it.each<[string, readonly Series[], readonly SeenOnce[], [number | null, number | null, number | null]]>([
    ['are quartiles of three', three, [], [150, 200, 550]],
    ['is unknown of two', three.slice(1), [], [null, null, null]],
    ['counts what was seen once near that age', three.slice(1), [seen(19.2, 200)], [200, 200, 550]],
    ['counts it later too', three.slice(1), [seen(28.8, 200)], [200, 200, 550]],
    [
      'counts nothing seen far from it',
      three.slice(1),
      [seen(19.1, 200), seen(28.9, 200)],
      [null, null, null],
    ],
    [
      'counts no post that was not watched then',
      [...three.slice(1), post({ 30: 5, 40: 9 })],
      [],
      [null, null, null],
    ],
  ])('%s', (_what, series, once, quartiles) => {
    const { low, median, high } = usualCurve(series, once, [24]);
    expect([low[0], median[0], high[0]]).toEqual(quartiles);
  });

  it('is returned by age, as far as it is known', () => {
    const curve = usualCurve(three);
    expect(curve.ages).toEqual([1, 3, 6, 12, 24, 48, 72, 120, 168, 240, 336, 504, 720]);
    expect(curve.median).toEqual([20, 36, 59, 106, 200, ...Array.from({ length: 8 }, () => null)]);
    expect(curve.posts).toBe(3);
  });
});

describe('a post compared with the usual curve', () => {
  const usual = (median: UsualCurve['median']): UsualCurve => ({
    ages: [12, 24, 48],
    low: median,
    median,
    high: median,
    posts: 3,
  });
  it.each<[string, Series, UsualCurve, number | null]>([
    ['at an age', post({ 24: 300 }), usual([100, 200, 400]), 15_000],
    // Halfway on a logarithmic scale of age.
    ['between two ages', post({ 33.941125: 300 }), usual([100, 200, 400]), 10_000],
    ['older than the last age', post({ 40: 500, 56: 900, 700: 9000 }), usual([100, 200, 400]), 17_500],
    ['older, where nothing is known of that age', post({ 50: 500 }), usual([100, 200, 400]), null],
    ['younger than the first age', post({ 2: 500 }), usual([100, 200, 400]), null],
    ['beside an unknown age', post({ 30: 500 }), usual([100, 200, null]), null],
    ['where nothing is usual', post({ 24: 500 }), usual([0, 0, 0]), null],
    ['without figures', post({}), usual([100, 200, 400]), null],
    ['of unknown age', { ...post({ 24: 300 }), publishedAt: null }, usual([100, 200, 400]), null],
  ])('%s', (_what, series, curve, ratio) => {
    expect(usualRatioBp(series, curve)).toBe(ratio);
  });
});
