import { expect, test } from 'vitest';
import { beginningAt, fromChoices, untilChoices, usualWindow, withDay } from './send-window.ts';

test('half hours of a day, and the current value', () => {
  expect(fromChoices('09:00')).toHaveLength(48);
  expect(fromChoices('09:15').slice(18, 20)).toEqual(['09:00', '09:15']);
  expect(untilChoices('23:00', '24:00')).toEqual(['23:30', '24:00']);
});

test.each([
  ['10:00', '18:00'],
  ['18:00', '19:00'],
  ['23:30', '24:00'],
])('from %s until %s', (from, until) =>
  expect(beginningAt(usualWindow, from)).toMatchObject({ from, until }),
);

test('days are added and removed, and one stays', () => {
  expect(withDay(usualWindow, 7, true).days).toEqual([1, 2, 3, 4, 5, 7]);
  expect(withDay(usualWindow, 1, false).days).toEqual([2, 3, 4, 5]);
  expect(withDay({ ...usualWindow, days: [3] }, 3, false).days).toEqual([3]);
});
