import { expect, test } from 'vitest';
import { axisCount, scaleLabels } from './axis-count.ts';

test.each([
  [0, 1, ['1', '', '0']],
  [0, 2, ['2', '1', '0']],
  [0, 3, ['3', '', '0']],
  [0, 37, ['37', '19', '0']],
  [0, 2400, ['2.40K', '1.20K', '0']],
  [1_234_000, 1_236_000, ['1,236,000', '1,235,000', '1,234,000']],
  [900_000, 1_300_000, ['1.30M', '1.10M', '900K']],
  [5, 5, ['5', '', '']],
])('a scale from %d to %d says %j', (from, to, labels) => {
  expect(scaleLabels(from, to)).toEqual(labels);
});

test.each([
  [0, 1, [0, 1], ['0', '1']],
  [0, 400_000, [0, 200_000, 400_000], ['0', '200K', '400K']],
  [1_234_100, 1_234_500, [1_234_200, 1_234_400], ['1,234,200', '1,234,400']],
])('ticks between %d and %d are told apart', (low, high, ticks, labels) => {
  expect(ticks.map(axisCount(low, high))).toEqual(labels);
});
