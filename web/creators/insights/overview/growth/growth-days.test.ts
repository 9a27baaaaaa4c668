import { expect, test } from 'vitest';
import { type GrowthDay, growthDays, growthRuns } from './growth-days.ts';

test('days without a snapshot are gaps', () => {
  const snapshots = [
    { day: '2026-03-02', value: 130 },
    { day: '2026-02-27', value: 100 },
    { day: '2026-02-28', value: null },
  ];
  expect(growthDays(snapshots, 'all')).toEqual([
    { day: '2026-02-27', value: 100 },
    { day: '2026-02-28', value: null },
    { day: '2026-03-01', value: null },
    { day: '2026-03-02', value: 130 },
  ]);
});

test.each([
  ['7', '2026-03-24', 8],
  ['90', '2025-12-31', 91],
  ['all', '2025-01-01', 455],
] as const)('the last %s days begin at %s', (span, first, count) => {
  const days = growthDays(
    [
      { day: '2025-01-01', value: 1 },
      { day: '2026-03-31', value: 2 },
    ],
    span,
  );
  expect(days).toHaveLength(count);
  expect(days[0]).toEqual({ day: first, value: span === 'all' ? 1 : null });
  expect(days.at(-1)).toEqual({ day: '2026-03-31', value: 2 });
});

test('days that are known without this figure do not stretch the span', () =>
  expect(
    growthDays(
      [
        { day: '2026-03-01', value: null },
        { day: '2026-03-02', value: 5 },
      ],
      'all',
    ),
  ).toEqual([{ day: '2026-03-02', value: 5 }]));

test('without data there are no days', () => expect(growthDays([], '30')).toEqual([]));

const known = (pattern: string): GrowthDay[] =>
  [...pattern].map((mark, at) => ({ day: String(at), value: mark === 'x' ? at : null }));

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
