import { expect, test } from 'vitest';
import { timesOf } from './times-text.ts';

test.each([
  [32_000, '3.2×'],
  [10_000, '1×'],
  [8_400, '0.84×'],
  [123_456, '12.3×'],
  [0, '0.00×'],
  [null, '—'],
])('%s is %s', (bp, text) => {
  expect(timesOf(bp)).toBe(text);
});
