import { expect, test } from 'vitest';
import { growthBp } from './growth-bp.ts';

test.each([
  [150, 100, 5000],
  [50, 100, -5000],
  [100, 100, 0],
  [100, 0, null],
  [100, null, null],
  [null, 100, null],
  [undefined, undefined, null],
])('from %s, before %s: %s', (now, before, bp) => {
  expect(growthBp(now, before)).toBe(bp);
});
