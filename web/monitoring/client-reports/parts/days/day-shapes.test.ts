import { expect, test } from 'vitest';
import { barsOf, linesOf, roundTop } from './day-shapes.ts';

test('a day without a figure has no bar, and one that took back none of a height', () => {
  expect(barsOf([50, null, -5, 100], 100)).toEqual([
    { x: 3.75, width: 17.5, y: 50, height: 50 },
    { x: 53.75, width: 17.5, y: 100, height: 0 },
    { x: 78.75, width: 17.5, y: 0, height: 100 },
  ]);
});

test.each<[string, (number | null)[], string[]]>([
  ['is one line', [0, 50, 100, 100], ['12.5,100 37.5,50 62.5,0 87.5,0']],
  ['is broken where figures are missing', [0, 50, null, 100], ['12.5,100 37.5,50', '81.25,0 93.75,0']],
  ['is nothing of nothing', [null, null], []],
])('shapes of existing values %s', (_what, values, lines) => expect(linesOf(values, 100)).toEqual(lines));

test.each([
  [[], 1],
  [[null, 7], 8],
  [[1200, 1900], 2000],
  [[2001], 3000],
  [[10_000], 10_000],
])('%j is below %d', (values, top) => expect(roundTop(values)).toBe(top));
