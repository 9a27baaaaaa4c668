import { expect, test } from 'vitest';
import { creditOf, sumOf } from './order-sums.ts';

const day = 86_400_000;
const at = Date.UTC(2026, 10, 22);

test.each([
  ['nothing was paid', [], 0],
  ['half of a month is unused', [{ fen: 29_900, beginsAt: at - 15 * day, endsAt: at + 15 * day }], 14_950],
  [
    'it begins later, after another',
    [
      { fen: 29_900, beginsAt: at - 15 * day, endsAt: at + 15 * day },
      { fen: 85_215, beginsAt: at + 15 * day, endsAt: at + 105 * day },
    ],
    14_950 + 85_215,
  ],
  ['it is over', [{ fen: 29_900, beginsAt: at - 30 * day, endsAt: at }], 0],
  ['one second is unused', [{ fen: 29_900, beginsAt: at - 30 * day + 1000, endsAt: at + 1000 }], 0],
  ['a part of a fen is left off', [{ fen: 100, beginsAt: at - 2 * day, endsAt: at + day }], 33],
  [
    'each payment by itself',
    [
      { fen: 100, beginsAt: at - 2 * day, endsAt: at + day },
      { fen: 100, beginsAt: at - 2 * day, endsAt: at + day },
    ],
    66,
  ],
  [
    'sums beyond what numbers hold',
    [{ fen: 90_000_000_000, beginsAt: at - 3650 * day, endsAt: at + 3650 * day }],
    45_000_000_000,
  ],
])('%s', (_case, times, fen) => {
  expect(creditOf(times, at)).toBe(fen);
});

test.each([
  [
    'one month',
    { monthlyFen: 29_900, months: 1, discountBp: 0 },
    0,
    { listFen: 29_900, discountFen: 0, creditFen: 0, payFen: 29_900, lostFen: 0 },
  ],
  [
    'three months',
    { monthlyFen: 29_900, months: 3, discountBp: 500 },
    0,
    { listFen: 89_700, discountFen: 4485, creditFen: 0, payFen: 85_215, lostFen: 0 },
  ],
  [
    'an upgrade',
    { monthlyFen: 89_900, months: 12, discountBp: 2000 },
    14_950,
    { listFen: 1_078_800, discountFen: 215_760, creditFen: 14_950, payFen: 848_090, lostFen: 0 },
  ],
  [
    'more credit than the price',
    { monthlyFen: 29_900, months: 1, discountBp: 0 },
    50_000,
    { listFen: 29_900, discountFen: 0, creditFen: 29_899, payFen: 1, lostFen: 20_101 },
  ],
])('the sum of %s adds up', (_case, plan, credit, sum) => {
  expect(sumOf(plan, credit)).toEqual(sum);
  expect(sum.listFen - sum.discountFen - sum.creditFen).toBe(sum.payFen);
});
