import { expect, it } from 'vitest';
import { estimatePrice } from './estimate-price.ts';

it.each<[string, number | null, number | null, number | null, [number, number, number] | null]>([
  ['medium level: plays alone', 100_000, 3000, 3, [225_000, 300_000, 375_000]],
  ['excellent: half more', 100_000, 3000, 5, [337_500, 450_000, 562_500]],
  ['poor: three tenths less', 100_000, 3000, 1, [157_500, 210_000, 262_500]],
  ['no level known', 100_000, 3000, null, [225_000, 300_000, 375_000]],
  ['whole fen', 333, 1000, 2, [212, 283, 354]],
  ['no plays at all', 0, 3000, 3, [0, 0, 0]],
  ['plays unknown', null, 3000, 3, null],
  ['no base price', 100_000, null, 3, null],
])('%s', (_, plays, cpm, level, expected) => {
  const price = estimatePrice(plays, cpm, level);
  expect(price && [price.lowFen, price.estimateFen, price.highFen]).toEqual(expected);
});
