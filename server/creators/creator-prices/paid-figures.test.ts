import { expect, test } from 'vitest';
import { medianPaid, paidCpm } from './paid-figures.ts';

test.each([
  ['nothing', [], null],
  ['one price', [[300_00, 1]], 300_00],
  ['several posts at once', [[900_00, 3]], 300_00],
  [
    'an odd number',
    [
      [100_00, 1],
      [900_00, 1],
      [400_00, 2],
    ],
    200_00,
  ],
  [
    'an even number, rounded to a fen',
    [
      [100, 3],
      [100, 1],
    ],
    67,
  ],
] as const)('the median price of a post, of %s', (_, given, fen) => {
  expect(medianPaid(given.map(([price_fen, posts]) => ({ price_fen, posts })))).toBe(fen);
});

test.each([
  [300_00, 10_000, 30_00],
  [100, 3000, 33],
  [null, 10_000, null],
  [300_00, null, null],
  [300_00, 0, null],
])('%s fen a post at %s plays cost %s fen a thousand', (fen, plays, cpm) => {
  expect(paidCpm(fen, plays)).toBe(cpm);
});
