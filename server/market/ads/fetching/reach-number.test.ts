import { expect, test } from 'vitest';
import { reachNumber } from './reach-number.ts';

test.each([
  ['11K', 11_000],
  ['999', 999],
  ['1.2M', 1_200_000],
  ['1M+', 1_000_000],
  ['0-1K', 0],
  ['1K-10K', 1_000],
  ['10-100K', 10_000],
  ['300K-400K', 300_000],
  ['10K–100K', 10_000],
  ['1,234', 1_234],
  ['2B', 2_000_000_000],
  ['< 1K', 0],
  ['11k', 11_000],
  [' 5M ', 5_000_000],
  ['', null],
  ['unknown', null],
  ['—', null],
])('"%s" is %s', (text, reach) => {
  expect(reachNumber(text)).toBe(reach);
});
