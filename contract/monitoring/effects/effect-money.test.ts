import { expect, test } from 'vitest';
import { fenOf, percentOfPpm, scaledOf, typedOf, unitMoney, wholeShare } from './effect-money.ts';
import type { Currency } from '../../core/currencies.ts';

test.each<[minor: number, currency: Currency, rateE8: number, fen: number | null]>([
  [1, 'CNY', 100_000_000, 1],
  [123_456, 'CNY', 100_000_000, 123_456],
  // 100.00 USD at 7.12345678 are 712.345678 yuan.
  [10_000, 'USD', 712_345_678, 71_235],
  // 1 cent at 7.5 is 7.5 fen: half up; at 7.49999999 it is not.
  [1, 'USD', 750_000_000, 8],
  [1, 'USD', 749_999_999, 7],
  [3, 'USD', 50_000_000, 2],
  // Yen have no hundredths: 1000 at 0.0482 are 48.20 yuan.
  [1000, 'JPY', 4_820_000, 4820],
  [1, 'VND', 28_000, 0],
  [18, 'VND', 28_000, 1],
  // Floats would give 8100000000000.001 and the like.
  [1_000_000_000_000, 'EUR', 810_000_001, 8_100_000_010_000],
  [0, 'USD', 712_340_000, 0],
  [1_000_000_000_000, 'USD', 1_000_000_000_000, null],
])('%d of %s at %d are %s fen', (minor, currency, rateE8, fen) => {
  expect(fenOf(minor, currency, rateE8)).toBe(fen);
});

test.each<[factors: number[], divisor: number, share: number | null]>([
  [[7], 2, 4],
  [[-7], 2, -4],
  [[-5], 3, -2],
  [[1, 3], 3, 1],
  [[9_007_199_254_740_991, 10_000], 10_000, 9_007_199_254_740_991],
  [[9_007_199_254_740_991, 2], 1, null],
  [[5], 0, null],
])('the product of %j ÷ %d', (factors, divisor, share) => {
  expect(wholeShare(factors, divisor)).toBe(share);
});

test.each<[typed: string, digits: number, scaled: number | null]>([
  ['7.1234', 8, 712_340_000],
  ['7.123456789', 8, null],
  ['12,300.5', 2, 1_230_050],
  ['１２，３００。５０', 2, 1_230_050],
  ['¥ 12.30', 2, 1230],
  ['$199', 2, 19_900],
  ['3', 0, 3],
  ['3.0', 0, null],
  ['3.', 0, 3],
  ['', 2, null],
  ['-3', 2, null],
  ['3e5', 2, null],
  ['9999999999999999', 2, null],
])('%s with %d digits', (typed, digits, scaled) => {
  expect(scaledOf(typed, digits)).toBe(scaled);
});

test.each<[scaled: number | null, digits: number, typed: string]>([
  [712_340_000, 8, '7.1234'],
  [100_000_000, 8, '1'],
  [5, 8, '0.00000005'],
  [1_230_050, 2, '12300.5'],
  [12, 0, '12'],
  [0, 2, '0'],
  [null, 2, ''],
])('%s with %d digits is formatted for a field', (scaled, digits, typed) => {
  expect(typedOf(scaled, digits)).toBe(typed);
  if (scaled !== null) expect(scaledOf(typed, digits)).toBe(scaled);
});

test.each<[e4: number | null, text: string]>([
  [600_000, '¥60.00'],
  [12_345_678, '¥1,234.57'],
  [333, '¥0.0333'],
  [5000, '¥0.50'],
  [0, '¥0.00'],
  [null, '—'],
])('%s of a yuan is written', (e4, text) => {
  expect(unitMoney(e4)).toBe(text);
});

test.each<[ppm: number | null, text: string]>([
  [7500, '0.750%'],
  [45_000, '4.50%'],
  [5, '0.001%'],
  [1, '<0.001%'],
  [0, '0.000%'],
  [null, '—'],
])('%s millionths are written', (ppm, text) => {
  expect(percentOfPpm(ppm)).toBe(text);
});
