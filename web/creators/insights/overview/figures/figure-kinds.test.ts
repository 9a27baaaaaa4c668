import { expect, test } from 'vitest';
import { changeBp, type Unit, writeFigure } from './figure-kinds.ts';

test.each<[Unit, number, string]>([
  ['count', 12_345.6, '12,346'],
  ['percent', 0.0912, '9.12%'],
  ['ratio', 0.5, '0.50'],
  ['weekly', 2.333, '2.3'],
  ['growth', -0.012, '−1.20%'],
])('a %s of %d is written %s', (unit, value, text) => expect(writeFigure(unit, value)).toBe(text));

test.each([
  [120, 100, 2000],
  [80, 100, -2000],
  [5, 5, 0],
  [5, 0, null],
  [5, null, null],
])('%d after %j has changed by %j', (value, previous, change) =>
  expect(changeBp(value, previous)).toBe(change),
);
