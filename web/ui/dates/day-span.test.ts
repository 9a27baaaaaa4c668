import { expect, test } from 'vitest';
import { countDays, dayPlus, daysFromTo, isDay } from './day-span.ts';

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', -20, '2026-10-31'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(dayPlus(day, days)).toBe(expected);
});

test.each([
  ['2026-11-20', '2026-11-20', ['2026-11-20']],
  ['2026-12-30', '2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['2026-11-21', '2026-11-20', []],
])('from %s to %s', (from, to, expected) => {
  expect(daysFromTo(from, to)).toEqual(expected);
  expect(countDays(from, to)).toBe(expected.length);
});

test.each([
  ['2026-11-20', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['yesterday', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
