import { describe, expect, test } from 'vitest';
import { largest, likelyShare } from './audience-parts.ts';

const parts = (...shares: number[]) =>
  shares.map((shareBp, at) => ({ key: String.fromCharCode(65 + at), shareBp }));

describe('the largest parts', () => {
  test.each([
    ['all of a few, from large to small', parts(1000, 6000, 3000), 2, ['B', 'C', 'A'], null, 0],
    ['the rest together', parts(4000, 3000, 2000, 1000), 2, ['A', 'B'], { parts: 2, shareBp: 3000 }, 0],
    ['what nobody tells of', parts(4000, 3000), 5, ['A', 'B'], null, 3000],
    ['rounding is nothing', parts(3333, 3333, 3333), 5, ['A', 'B', 'C'], null, 0],
    ['none', [], 5, [], null, 10_000],
  ])('%s', (_name, given, max, shown, rest, missingBp) => {
    const found = largest(given, max);
    expect(found.shown.map(part => part.key)).toEqual(shown);
    expect(found).toMatchObject({ rest, missingBp });
  });
});

/** Values from tables of Wilson's interval. */
test.each([
  [5000, 100, 4038, 5962],
  [1000, 30, 346, 2562],
  [0, 30, 0, 1135],
  [10_000, 30, 8865, 10_000],
])('%i bp of %i people are between %i and %i', (shareBp, people, from, to) => {
  expect(likelyShare(shareBp, people)).toEqual({ from, to });
});
