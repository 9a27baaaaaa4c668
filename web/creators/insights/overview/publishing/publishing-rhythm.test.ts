import { expect, test } from 'vitest';
import { monthStarts, publishingYear, shadeOf, weekdayOf, weekHours } from './publishing-rhythm.ts';

test.each([
  ['2026-11-16', 0],
  ['2026-11-22', 6],
  ['2024-02-29', 3],
])('%s is day %i of its week', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

/** Sunday evening in London is Monday morning in Shanghai. */
const moments = ['2026-11-15T18:30:00.000Z', '2026-11-15T18:59:00.000Z', '2026-11-18T00:00:00.000Z'];

test('hours are those of the time zone', () => {
  const london = weekHours(moments, 'Europe/London');
  const shanghai = weekHours(moments, 'Asia/Shanghai');
  expect([london[6]?.[18], london[2]?.[0], london.flat().reduce((a, b) => a + b)]).toEqual([2, 1, 3]);
  expect([shanghai[0]?.[2], shanghai[2]?.[8], shanghai.flat().reduce((a, b) => a + b)]).toEqual([2, 1, 3]);
});

test('the year begins with a Monday and ends with its last day', () => {
  const year = publishingYear(moments, '2026-11-22', 'Asia/Shanghai');
  expect([year[0]?.day, year.at(-1)?.day, weekdayOf(year[0]?.day ?? '')]).toEqual([
    '2025-11-17',
    '2026-11-22',
    0,
  ]);
  expect(year.filter(each => each.posts)).toEqual([
    { day: '2026-11-16', posts: 2, isKnown: true },
    { day: '2026-11-18', posts: 1, isKnown: true },
  ]);
});

test('days before the oldest known post are unknown', () => {
  const year = publishingYear(moments, '2026-11-22', 'Asia/Shanghai');
  expect(year.find(each => each.isKnown)?.day).toBe('2026-11-16');
  expect(publishingYear([], '2026-11-22').filter(each => each.isKnown)).toHaveLength(1);
});

test('a month label is above the week of its first day, if there is space', () => {
  const starts = monthStarts(publishingYear([], '2026-11-22'));
  expect(starts[0]).toEqual({ month: 12, week: 2 });
  expect(starts.at(-1)).toEqual({ month: 11, week: 49 });
  expect(monthStarts(publishingYear([], '2026-11-03')).at(-1)?.month).toBe(10);
});

test.each([
  [0, 5, 0],
  [1, 8, 1],
  [3, 8, 2],
  [8, 8, 4],
  [1, 1, 4],
  [0, 0, 0],
])('%i of at most %i is shade %i', (count, max, shade) => expect(shadeOf(count, max)).toBe(shade));
