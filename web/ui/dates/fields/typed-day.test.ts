import { describe, expect, test } from 'vitest';
import { readClock, readDay, shortDay } from './typed-day.ts';

test.each([
  ['2026-03-05', '5 Mar 2026'],
  ['2026-11-20', '20 Nov 2026'],
  ['2026-12-31', '31 Dec 2026'],
])('%s is shown as %s, and read again as the same day', (day, shown) => {
  expect(shortDay(day)).toBe(shown);
  expect(readDay(shown)).toBe(day);
});

describe('what is typed', () => {
  test.each([
    '2026-03-05',
    '2026-3-5',
    '2026/3/5',
    '2026.03.05',
    '2026年3月5日',
    '２０２６年３月５日',
    '5 Mar 2026',
    ' 5  march 2026 ',
    '05 MAR. 2026',
    '5 3月 2026',
  ])('%j is a day', text => expect(readDay(text)).toBe('2026-03-05'));

  test.each([
    '',
    '5',
    '2026-03',
    '2026-02-30',
    '2026-13-01',
    '03/05/2026',
    '5 Foo 2026',
    '5 13月 2026',
    'today',
  ])('%j is none', text => expect(readDay(text)).toBeNull());

  test.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['0930', '09:30'],
    ['９：３０', '09:30'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['9', null],
    ['9:3', null],
    ['9:60', null],
    ['', null],
  ])('%j is the time %s', (text, time) => expect(readClock(text)).toBe(time));
});
