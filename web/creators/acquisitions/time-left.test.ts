import { expect, test } from 'vitest';
import { dateTime } from '../../../contract/core/format.ts';
import { dayOf, leftOf } from './time-left.ts';

const now = new Date(2026, 10, 22, 10, 0).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString();

test.each([
  [at(22, 15), 'today', '15:30'],
  [at(22, 0), 'today', '00:30'],
  [at(23, 9), 'tomorrow', '09:30'],
  [at(24, 9), 'other', dateTime(at(24, 9))],
  [at(21, 23), 'other', dateTime(at(21, 23))],
])('%s is %s', (iso, day, time) => {
  expect(dayOf(iso, now)).toEqual({ day, time });
});

test.each([
  [-5, 'over', [0, 0, 0, 0]],
  [0, 'over', [0, 0, 0, 0]],
  [1, 'seconds', [0, 0, 0, 1]],
  [59_000, 'seconds', [0, 0, 0, 59]],
  [60_000, 'minutes', [0, 0, 1, 0]],
  [3_599_000, 'minutes', [0, 0, 59, 59]],
  [3_660_000, 'hours', [0, 1, 1, 0]],
  [90_000_000, 'days', [1, 1, 0, 0]],
] as const)('%i ms', (ms, unit, [days, hours, minutes, seconds]) => {
  expect(leftOf(ms)).toEqual({ unit, days, hours, minutes, seconds });
});
