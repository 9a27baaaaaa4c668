import { describe, expect, test } from 'vitest';
import { drawnSeries, type PostSeries, under } from './plays-curve.ts';

const published = Date.parse('2026-11-20T00:00:00Z');
const hour = 3600;
const at = (hours: number) => published / 1000 + hours * hour;
const iso = (hours: number) => new Date(published + hours * hour * 1000).toISOString();

const series: PostSeries = {
  points: [
    [at(1), 100, 5, null, null],
    [at(2), 200, 9, null, null],
    [at(10), 900, null, null, null],
  ],
  figure: 'plays',
  gaps: [],
  usual: null,
  forecast: null,
  publishedAt: iso(0),
  axis: 'age',
  now: published + 12 * hour * 1000,
};
const gap = { from: iso(3), to: iso(9), reason: 'quota' } as const;
const forecast = { low: 800, expected: 1000, high: 1400, by: 'own', sample: 3 } as const;
const usual = {
  ages: [1, 2, 1000],
  low: [50, null, 1],
  median: [80, 90, 1],
  high: [120, 150, 1],
  posts: 9,
};

describe('a series on its axis', () => {
  test('of a young post is counted in hours', () => {
    const { line, unit, end } = drawnSeries(series);
    expect(line).toEqual([
      [1, 100],
      [2, 200],
      [10, 900],
    ]);
    expect([unit, end]).toEqual(['hours', 10]);
  });

  test('breaks at a gap between two points, and nowhere else', () => {
    const { line, gaps } = drawnSeries({ ...series, gaps: [gap] });
    expect(line).toEqual([
      [1, 100],
      [2, 200],
      [6, null],
      [10, 900],
    ]);
    expect(gaps).toEqual([{ from: 3, to: 9, gap }]);
  });

  test('an ongoing gap extends until now', () => {
    const { gaps, end } = drawnSeries({ ...series, gaps: [{ ...gap, from: iso(11), to: null }] });
    expect(gaps[0]?.to).toBe(12);
    expect(end).toBe(12);
  });

  test('leaves out unreported figures, and has no usual likes', () => {
    const { line, usual: band, forecast: end } = drawnSeries({ ...series, figure: 'likes', usual, forecast });
    expect(line).toEqual([
      [1, 5],
      [2, 9],
    ]);
    expect([band, end]).toEqual([[], null]);
  });

  test('reaches to day 30 in days where there is a forecast', () => {
    const drawn = drawnSeries({ ...series, forecast });
    expect([drawn.unit, drawn.end, drawn.forecast?.x]).toEqual(['days', 30, 30]);
    expect(drawn.line[2]?.[0]).toBeCloseTo(10 / 24);
  });

  test('the usual band is complete, and extends no further than the post', () => {
    expect(drawnSeries({ ...series, usual }).usual).toEqual([{ x: 1, low: 50, median: 80, high: 120 }]);
  });

  test('by date is in milliseconds, and so is a post of unknown age', () => {
    expect(drawnSeries({ ...series, axis: 'date' }).line[0]).toEqual([at(1) * 1000, 100]);
    const unknown = drawnSeries({ ...series, publishedAt: null, usual, forecast });
    expect(unknown.unit).toBe('date');
    expect([unknown.usual, unknown.forecast]).toEqual([[], null]);
  });
});

test.each<[x: number, what: string]>([
  [5, 'gap'],
  [2.4, 'point'],
  [10, 'point'],
  [700, 'forecast'],
])('under the pointer at %s hours: %s', (hours, what) => {
  const drawn = drawnSeries({ ...series, gaps: [gap], forecast, usual });
  expect(Object.keys(under(drawn, hours / 24))[0]).toBe(what);
});

test('there is nothing under the pointer without data', () => {
  expect(under(drawnSeries({ ...series, points: [] }), 3)).toEqual({});
});
