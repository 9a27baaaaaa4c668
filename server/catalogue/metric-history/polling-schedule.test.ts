import { expect, test } from 'vitest';
import {
  dueAfter,
  everyMinutes,
  fetchesADay,
  nextAfter,
  retryMinutes,
  type Standing,
} from './polling-schedule.ts';

const [hour, day] = [60, 1440];
test.each([
  [0, hour],
  [23.9, hour],
  [24, 3 * hour],
  [72, 6 * hour],
  [7 * 24, day],
  [30 * 24, 7 * day],
  [90 * 24, null],
])('a post of %s hours is asked for every %s minutes', (age, minutes) => {
  expect(everyMinutes(age)).toBe(minutes);
});

test('an old post is asked for each week while it is watched for less than 90 days', () => {
  expect(everyMinutes(900 * 24, 0)).toBe(7 * day);
  expect(everyMinutes(900 * 24, 90 * 24)).toBeNull();
});

test.each([
  ['a new post in its first day', [0], 1, 24],
  ['a post in its first week', [0], 7, (24 + 16 + 16) / 7],
  ['two posts after a month', [31 * 24, 40 * 24], 7, 2 / 7],
  ['a post that is not asked for any more', [91 * 24], 7, 0],
])('%s', (_, ages, days, fetches) => {
  expect(fetchesADay(ages, days)).toBeCloseTo(fetches, 5);
});

const calm: Standing = {
  ageHours: 100,
  watchedHours: 100,
  state: 'online',
  stateHours: 100,
  isDoubtful: false,
  grown: 0.01,
};
test.each<[string, Partial<Standing>, number | null]>([
  ['by its age', {}, 6 * hour],
  ['twice as often when it takes off', { grown: 0.5 }, 3 * hour],
  ['half as often when it stands still', { grown: 0 }, 12 * hour],
  ['no less often in its first day', { ageHours: 5, grown: 0 }, hour],
  ['soon when an answer is not believed', { isDoubtful: true }, 15],
  ['daily once it is gone', { state: 'gone', stateHours: 10 }, day],
  ['weekly later', { state: 'private', stateHours: 200 }, 7 * day],
  ['not any more at last', { state: 'gone', stateHours: 37 * 24 }, null],
  ['not any more when it is old', { ageHours: 91 * 24, watchedHours: 91 * 24 }, null],
])('the next poll is due %s', (_, state, minutes) => {
  expect(nextAfter({ ...calm, ...state })).toBe(minutes);
});

test.each([
  ['03:02:10', hour, '04:00:00'],
  ['03:59:50', hour, '05:00:00'],
  ['04:00:20', 6 * hour, '10:00:00'],
  ['03:04:10', 15, '03:19:10'],
])('a post polled at %s is due after %s minutes at %s', (at, minutes, due) => {
  const moment = (clock: string) => new Date(`2026-06-01T${clock}Z`);
  expect(dueAfter(moment(at), minutes)).toEqual(moment(due));
});

test('retries after failures have growing pauses', () => {
  expect([1, 2, 3, 9].map(failures => retryMinutes(failures, 360))).toEqual([5, 10, 20, 360]);
});
