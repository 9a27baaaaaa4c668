import { expect, test } from 'vitest';
import { readAmount } from './amounts.ts';

test.each([
  ['10万', 100_000],
  ['1.5w', 15_000],
  ['五十万', 500_000],
  ['两千', 2000],
  ['百万', 1_000_000],
  ['1百万', 1_000_000],
  ['一百二十万', 1_200_000],
  ['一点五万', 15_000],
  ['2亿', 200_000_000],
  ['10,000', 10_000],
  ['50k', 50_000],
  ['1.5 million', 1_500_000],
  ['2m', 2_000_000],
  ['half a million', 500_000],
  ['a quarter million', 250_000],
  ['hundred thousand', 100_000],
  ['a million', 1_000_000],
  ['two hundred thousand', 200_000],
  ['twenty-five thousand', 25_000],
  ['eighty thousand', 80_000],
  ['0.5', 0.5],
])('%s is %d', (text, value) => {
  expect(readAmount(text, 0)).toMatchObject({ value, to: text.length });
});

test.each(['abc', 'a creator', 'halfway', '粉', '五六万'])('%s is none', text => {
  expect(readAmount(text, 0)).toBeUndefined();
});
