import { expect, test } from 'vitest';
import { countDurations, durationClassOf } from './duration-classes.ts';

test.each([
  [0, 'to15s'],
  [15_000, 'to15s'],
  [15_001, 'to1m'],
  [60_000, 'to1m'],
  [180_000, 'to3m'],
  [600_000, 'to10m'],
  [600_001, 'longer'],
])('%i ms are in %s', (ms, name) => expect(durationClassOf(ms)).toBe(name));

test('a duration that is not known is in no class', () =>
  expect(countDurations([null, 9_000, 9_000, 3_600_000])).toEqual({
    to15s: 2,
    to1m: 0,
    to3m: 0,
    to10m: 0,
    longer: 1,
  }));
