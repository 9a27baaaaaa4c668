import { expect, test } from 'vitest';
import { countDown } from './count-down.ts';

test.each([
  [30 * 60_000, '30:00'],
  [59_001, '01:00'],
  [59_000, '00:59'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
  [120 * 60_000, '120:00'],
])('%i ms are %s', (ms, text) => {
  expect(countDown(ms)).toBe(text);
});
