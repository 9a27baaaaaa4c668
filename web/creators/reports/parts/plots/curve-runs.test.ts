import { expect, test } from 'vitest';
import { latestDays, placesOf, runsOf } from './curve-runs.ts';

const on = (...days: number[]) =>
  days.map(each => ({ day: `2026-10-${String(each).padStart(2, '0')}`, value: each }));
const sizes = (...days: number[]) => runsOf(on(...days)).map(run => run.length);

test.each([
  [[1, 2, 3], [3]],
  [[1, 2, 4, 5], [4]],
  [
    [1, 2, 3, 9, 10],
    [3, 2],
  ],
  [[1, 8, 15, 22], [4]],
  [[1], [1]],
  [[], []],
])('days %j are drawn in runs of %j', (days, runs) => {
  expect(sizes(...days)).toEqual(runs);
});

test('only the last days are drawn', () => {
  expect(latestDays(on(1, 20, 28), 9)).toEqual(on(20, 28));
  expect(latestDays([], 9)).toEqual([]);
});

test('a day has its place by date and value', () => {
  const place = placesOf(on(1, 3, 11), 1, 11);
  expect(on(1, 3, 11).map(place)).toEqual([
    { x: 0, y: 100 },
    { x: 20, y: 80 },
    { x: 100, y: 0 },
  ]);
});
