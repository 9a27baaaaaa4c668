import { expect, test } from 'vitest';
import { type GrowthDay, growthDays, growthRuns } from './growth-days.ts';

test('days without a snapshot are gaps', () => {
  const snapshots = [
    { day: '2026-03-02', followers: 130 },
    { day: '2026-02-27', followers: 100 },
    { day: '2026-02-28', followers: null },
  ];
  expect(growthDays(snapshots)).toEqual([
    { day: '2026-02-27', followers: 100 },
    { day: '2026-02-28', followers: null },
    { day: '2026-03-01', followers: null },
    { day: '2026-03-02', followers: 130 },
  ]);
});

test('at most 90 days up to the newest', () => {
  const days = growthDays([
    { day: '2025-01-01', followers: 1 },
    { day: '2026-03-31', followers: 2 },
  ]);
  expect(days).toHaveLength(90);
  expect(days[0]).toEqual({ day: '2026-01-01', followers: null });
  expect(days.at(-1)).toEqual({ day: '2026-03-31', followers: 2 });
});

test('no snapshots, no days', () => expect(growthDays([])).toEqual([]));

const known = (pattern: string): GrowthDay[] =>
  [...pattern].map((mark, at) => ({ day: String(at), followers: mark === 'x' ? at : null }));

test.each([
  ['', []],
  ['x', [[0]]],
  ['xxxx', [[0, 1, 2, 3]]],
  ['xx.xx', [[0, 1, 3, 4]]],
  [
    'xx...xx',
    [
      [0, 1],
      [5, 6],
    ],
  ],
  ['x......x......x', [[0, 7, 14]]],
  [
    'x..x..x........x..x',
    [
      [0, 3, 6],
      [15, 18],
    ],
  ],
])('%j is drawn as %j', (pattern, runs) => expect(growthRuns(known(pattern))).toEqual(runs));
