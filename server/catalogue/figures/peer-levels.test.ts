import { describe, expect, it } from 'vitest';
import { levelWithin, percentileOf } from './peer-levels.ts';

const even = Array.from({ length: 101 }, (_, i) => i * 10);

describe('percentile', () => {
  it.each([
    ['the middle', 500, even, 50],
    ['between two', 505, even, 50],
    ['the least', 0, even, 0],
    ['below the least', -5, even, 0],
    ['the greatest', 1000, even, 100],
    ['above the greatest', 5000, even, 100],
    ['all alike', 7, even.map(() => 7), 50],
    ['a third of ties at the bottom', 0, even.map((_, i) => (i < 34 ? 0 : i)), 16],
  ])('%s', (_, value, percentiles, expected) => {
    expect(percentileOf(value, percentiles)).toBe(expected);
  });
});

describe('level', () => {
  const peers = { creators: 20, interactionBp: even };
  it.each([
    [199, 19, 1],
    [200, 20, 2],
    [399, 39, 2],
    [400, 40, 3],
    [600, 60, 4],
    [799, 79, 4],
    [800, 80, 5],
    [5000, 100, 5],
  ])('%d bp is percentile %d, level %d', (bp, percentile, level) => {
    expect(levelWithin(bp, peers)).toEqual({ percentile, level });
  });

  it.each([
    ['no rate', null, peers],
    ['no bracket', 500, undefined],
    ['too few peers', 500, { ...peers, creators: 19 }],
  ])('none: %s', (_, bp, bracket) => {
    expect(levelWithin(bp, bracket)).toEqual({ percentile: null, level: null });
  });
});
