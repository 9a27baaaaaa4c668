import { expect, test } from 'vitest';
import type { Piece } from './effect-pieces.ts';
import { sharesOf, spreadCosts } from './spread-costs.ts';

test.each<[sum: number, weights: number[], shares: number[]]>([
  [100, [1, 1], [50, 50]],
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [2, 3], [2, 3]],
  [1, [1, 2], [0, 1]],
  [7, [0, 3, 1], [0, 5, 2]],
  [10, [0, 0], [0, 0]],
  [999_999_999_999, [9_000_000_000, 1], [999_999_999_888, 111]],
])('%d over %j', (sum, weights, shares) => {
  expect(sharesOf(sum, weights)).toEqual(shares);
});

const post = (owner: string, plays: number): Piece => ({
  owner,
  platform: 'tiktok',
  day: null,
  figures: { plays },
});
const cost = (owner: string | null, costFen: number): Piece => ({
  owner,
  platform: null,
  day: '2026-11-20',
  figures: { costFen },
});

test('only costs of the whole project are spread, and all of them', () => {
  const pieces = [
    post('#1', 300),
    post('#2', 100),
    post('#2', 0),
    cost('#1', 50),
    cost(null, 7),
    cost(null, 4),
  ];
  const shares = spreadCosts(pieces);
  expect(shares?.map(({ owner, figures }) => [owner, figures.costFen])).toEqual([
    ['#1', 8],
    ['#2', 3],
  ]);
});

test('without plays, or without such costs, nothing is spread', () => {
  expect(spreadCosts([cost(null, 7)])).toBeNull();
  expect(spreadCosts([post('#1', 5), cost('#1', 7)])).toBeNull();
});
