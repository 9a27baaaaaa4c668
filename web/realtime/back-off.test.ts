import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test.each([
  [0, 0, 1_000],
  [0, 1, 2_000],
  [1, 1, 4_000],
  [1, 0.5, 2_500],
  [3, 1, 16_000],
  [4, 1, 30_000],
  [50, 1, 30_000],
  [2_000, 0, 1_000],
])('after %i failures, by chance %f: %i ms', (failures, chance, expected) => {
  expect(backOff(failures, chance)).toBe(expected);
});
