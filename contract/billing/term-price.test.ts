import { expect, test } from 'vitest';
import { termPriceFen } from './term-price.ts';

test.each([
  ['a month costs its price', 29_900, 1, 0, 29_900],
  ['three months at 5 % off', 29_900, 3, 500, 85_215],
  ['six months at 10 % off', 89_900, 6, 1000, 485_460],
  ['a year at 20 % off', 299_900, 12, 2000, 2_879_040],
  ['what is free stays free', 0, 12, 2000, 0],
  ['half a fen is left off', 1, 1, 5000, 0],
  ['95.00 % of 33 fen are 31.35', 33, 1, 500, 31],
  ['a whole gift', 29_900, 12, 10_000, 0],
  ['no rounding error in what comes out even', 1_000_000_001, 12, 2500, 9_000_000_009],
])('%s', (_case, monthlyFen, months, discountBp, expected) => {
  expect(termPriceFen(monthlyFen, { months, discountBp })).toBe(expected);
});
