import { expect, test } from 'vitest';
import { followerCurves, indexedToFirst, indexedToMedian, playCurves, runsOf } from './compared-curves.ts';

const day = (of: string, followers: number | null) => ({
  day: of,
  followers,
  likes: null,
  postCount: null,
  averagePlays: null,
});
const post = (plays: number | null) => ({ publishedAt: '2026-11-01T00:00:00Z', plays });

test('followers are on the same days, with gaps where unknown', () => {
  const curves = followerCurves([
    { id: 1, growth: [day('2026-11-01', 10), day('2026-11-03', 30)] },
    { id: 2, growth: [day('2026-11-02', 200), day('2026-11-03', null)] },
    { id: 3, growth: [] },
  ]);
  expect(curves.axis).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  expect(curves.lines.map(({ values }) => values)).toEqual([
    [10, null, 30],
    [null, 200, null],
    [null, null, null],
  ]);
});

test('days longer ago than 90 are left out', () => {
  const curves = followerCurves([{ id: 1, growth: [day('2020-01-01', 1), day('2026-11-22', 2)] }]);
  expect(curves.axis).toHaveLength(91);
  expect(curves.axis[0]).toBe('2026-08-24');
});

test('without data there is no curve', () => {
  expect(followerCurves([{ id: 1, growth: [day('2026-11-01', null)] }])).toEqual({ axis: [], lines: [] });
  expect(playCurves([{ id: 1, plays: [] }]).axis).toEqual([]);
});

test('the newest posts are at the same position', () => {
  const curves = playCurves([
    { id: 1, plays: [post(5), post(null), post(7)] },
    { id: 2, plays: [post(9)] },
  ]);
  expect(curves.axis).toEqual(['3', '2', '1']);
  expect(curves.lines.map(({ values }) => values)).toEqual([
    [5, null, 7],
    [null, null, 9],
  ]);
});

test.each([
  ['the first known value', indexedToFirst, [null, 50, 100, 25], [null, 100, 200, 50]],
  ['the median', indexedToMedian, [null, 50, 200, 100], [null, 50, 200, 100]],
  ['nothing where the base is nothing', indexedToFirst, [0, 50], [null, null]],
  ['nothing where nothing is known', indexedToMedian, [null], [null]],
])('100 means %s', (_, by, values, expected) => {
  const axis = values.map((_value, at) => String(at));
  expect(by({ axis, lines: [{ id: 1, values }] }).lines[0]?.values).toEqual(expected);
});

test.each([
  ['daily values with a gap', [1, 2, 3, null, null, 6], [[0, 1, 2], [5]]],
  [
    'weekly values without one',
    [1, ...Array<null>(6).fill(null), 2, ...Array<null>(6).fill(null), 3],
    [[0, 7, 14]],
  ],
  ['a missing day', [1, null, 3, 4], [[0, 2, 3]]],
  ['nothing', [null, null], []],
])('runs of %s', (_, values, runs) => {
  expect(runsOf(values)).toEqual(runs);
});
