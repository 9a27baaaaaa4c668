import { describe, expect, it } from 'vitest';
import { dayAfterKey, readMonth, shiftMonth, weeksOf } from './month-days.ts';

describe('the days of a month', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06', 6],
    ['2027-02', '2027-02-01', '2027-02-28', 4],
    ['2028-02', '2028-01-31', '2028-03-05', 5],
    // In many places the clocks go back in this month.
    ['2026-10', '2026-09-28', '2026-11-01', 5],
  ])('of %s go from %s to %s in %i weeks', (month, first, last, count) => {
    const weeks = weeksOf(month);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([first, last, count]);
    expect(weeks.every(week => week.length === 7)).toBe(true);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 0, '2026-06'],
  ])('%s and %i months are %s', (month, by, other) => {
    expect(shiftMonth(month, by)).toBe(other);
  });

  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', null],
    ['11-2026', null],
    [null, null],
  ])('read %s as %s', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });

  it.each([
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowRight', true, '2026-11-17'],
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowUp', false, '2026-11-11'],
    ['ArrowDown', true, '2026-11-25'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['a', false, null],
  ])('%s, right to left %s, leads from the 18th to %s', (key, isRightToLeft, day) => {
    expect(dayAfterKey('2026-11-18', key, isRightToLeft)).toBe(day);
  });
});
