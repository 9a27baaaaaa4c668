import { expect, test } from 'vitest';
import { comparedIn, secondsOfDay as day } from './ranking-windows.ts';

/** Of seven days. */
const week = 1;

test.each([
  ['of today', 0, 0, 'now'],
  ['of the last second of the window', 7 * day - 1, 0, 'now'],
  ['of the first second before it', 7 * day, 0, 'before'],
  ['of two weeks ago', 14 * day, 0, null],
  ['of four days before the creator was looked at', 9 * day, 5 * day, 'now'],
  ['of eight days before that', 13 * day, 5 * day, 'before'],
  ['of a creator who was not looked at all week', 8 * day, 7 * day, null],
  ['that is newer than the look', 0, 60, 'now'],
] as const)('a post %s counts as %s', (_name, age, lag, place) => {
  expect(comparedIn(age, lag, week)).toBe(place);
});
