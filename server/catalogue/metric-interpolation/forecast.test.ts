import { describe, expect, it } from 'vitest';
import { drawer, drawPost } from '../../../test/fixtures/catalogue/some-curves.ts';
import type { GrowthReference } from './growth-ratios.ts';
import type { Series } from './series-track.ts';
import { forecast30 } from './forecast.ts';

const born = Date.parse('2026-11-01T00:00:00Z') / 1000;
const after = (hours: number) => new Date((born + hours * 3600) * 1000);
const post = (plays: Record<number, number>, more: Partial<Series> = {}): Series => ({
  publishedAt: after(0),
  points: Object.entries(plays).map(([hours, value]) => {
    return { at: born + Number(hours) * 3600, plays: value, likes: null, comments: null, shares: null };
  }),
  gaps: [],
  ...more,
});
const nobody = { creator: [], platform: null };
const hours = (from: number, to: number, every: number) =>
  Array.from({ length: (to - from) / every + 1 }, (_, place) => from + place * every);
const curve = (plays: (age: number) => number, ages: readonly number[]) =>
  post(Object.fromEntries(ages.map(age => [age, Math.round(plays(age))])));

describe('by the growth of other posts', () => {
  const grown = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(times => post({ 10: 100, 20: 200, 720: 200 * times }));
  const reference: GrowthReference = {
    ages: [12, 24, 720],
    low: [2, 1, 1],
    median: [4, 2, 1],
    high: [8, 4, 1],
    sample: [20, 30, 40],
  };
  const young = post({ 20: 1000 });
  const asked = (creator: readonly Series[], platform: GrowthReference | null = null) =>
    forecast30(young, { creator, platform }, after(21));

  it('takes those of the creator where there are eight', () => {
    const forecast = { low: 1800, expected: 5000, high: 8200, by: 'creator', sample: 9 };
    expect(asked(grown, reference)).toEqual(forecast);
    expect(asked(grown.slice(1))?.sample).toBe(8);
  });
  it.each<[string, readonly Series[]]>([
    ['there are only seven', grown.slice(2)],
    ['they had not begun at that age', grown.map(() => post({ 30: 10, 720: 90 }))],
    ['they had no plays at that age', grown.map(() => post({ 10: 0, 20: 0, 720: 90 }))],
    ['they are not as old yet', grown.map(() => post({ 10: 10, 20: 20, 700: 90 }))],
  ])('takes the platform’s where %s', (_what, creator) => {
    const forecast = asked(creator, reference);
    // 20 hours is between 12 and 24, on a logarithmic scale of age.
    expect(forecast).toEqual({ low: 1263, expected: 2526, high: 5052, by: 'platform', sample: 20 });
  });
  it.each<[string, GrowthReference]>([
    ['too few', { ...reference, sample: [19, 30, 40] }],
    ['only older ones', { ...reference, ages: [24, 48, 720] }],
  ])('takes none of a platform with %s', (_what, platform) => {
    expect(asked([], platform)).toBeNull();
  });
  it('is never below the current value', () => {
    const falling = grown.map(() => post({ 10: 100, 20: 200, 720: 150 }));
    expect(asked(falling)).toMatchObject({ low: 1000, expected: 1000, high: 1000 });
  });
});

describe('by its own curve', () => {
  const daily = hours(6, 126, 6);
  it.each<[string, (age: number) => number]>([
    ['saturates exponentially', age => 1e5 * (1 - Math.exp(-age / 40))],
    ['grows as a root of age', age => 1e4 * Math.sqrt(age)],
    ['grows as a small power of age', age => 1e5 * age ** 0.15],
    ['grows as fast as ever', age => 100 * age],
  ])('finds the truth of one that %s', (_what, plays) => {
    const forecast = forecast30(curve(plays, daily), nobody, after(130));
    const truth = plays(720);
    expect(forecast).toMatchObject({ by: 'own', sample: daily.length });
    expect(forecast?.low).toBeLessThanOrEqual(truth);
    expect(forecast?.high).toBeGreaterThanOrEqual(truth);
    expect((forecast?.expected ?? 0) / truth).toBeGreaterThan(0.93);
    expect((forecast?.expected ?? 0) / truth).toBeLessThan(1.07);
  });

  const root = (age: number) => 1e4 * Math.sqrt(age);
  const gap = (from: number, to: number) => [
    { from: after(from).toISOString(), to: after(to).toISOString(), reason: 'quota' as const },
  ];
  it.each<[string, Series, number]>([
    ['has five points', curve(root, hours(6, 30, 6)), 31],
    ['is watched for less than a day', curve(root, hours(6, 28, 2)), 31],
    ['has a gap near its end', { ...curve(root, daily), gaps: gap(100, 101) }, 130],
    ['has not grown', curve(() => 500, daily), 130],
    ['is of unknown age', { ...curve(root, daily), publishedAt: null }, 130],
    ['is gone', { ...curve(root, daily), state: 'gone' }, 130],
    ['is thirty days old', curve(root, daily), 720],
    ['has no figures', post({}), 130],
  ])('makes no forecast for a post that %s', (_what, series, now) => {
    expect(forecast30(series, nobody, after(now))).toBeNull();
  });
  it('makes a forecast if the gap is long over', () => {
    expect(forecast30({ ...curve(root, daily), gaps: gap(20, 21) }, nobody, after(130))).not.toBeNull();
  });

  it('has a correct range for most of 600 generated posts, and is always a number of plays', () => {
    const draw = drawer(26);
    const held = { saturates: [0, 0], lasts: [0, 0], jumps: [0, 0] };
    for (let each = 0; each < 600; each++) {
      const { kind, series, truth } = drawPost(draw, born, 36 * 16 ** draw());
      const forecast = forecast30(series, nobody, after(600));
      if (!forecast) continue;
      const { low, expected, high } = forecast;
      const has = series.points.at(-1)?.plays ?? 0;
      expect([has, low, expected, high].every(Number.isSafeInteger)).toBe(true);
      expect(has <= low && low <= expected && expected <= high).toBe(true);
      held[kind][0]! += Number(low <= truth && truth <= high);
      held[kind][1]!++;
    }
    const shareOf = (kinds: (keyof typeof held)[]) =>
      kinds.reduce((sum, kind) => sum + held[kind][0]!, 0) /
      kinds.reduce((sum, kind) => sum + held[kind][1]!, 0);
    expect(shareOf(['saturates', 'lasts', 'jumps'])).toBeGreaterThan(0.7);
    expect(shareOf(['saturates'])).toBeGreaterThan(0.75);
    expect(shareOf(['lasts'])).toBeGreaterThan(0.75);
  });
});
