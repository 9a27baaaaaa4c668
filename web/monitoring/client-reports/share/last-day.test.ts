import { expect, test } from 'vitest';
import { lastDayAfter } from './last-day.ts';

test.each([
  ['2026-11-20T08:00:00Z', 'Asia/Shanghai', 7, '2026-11-27'],
  ['2026-11-20T18:00:00Z', 'Asia/Shanghai', 7, '2026-11-28'],
  ['2026-11-20T02:00:00Z', 'America/New_York', 30, '2026-12-19'],
  ['2026-11-20T08:00:00Z', 'UTC', 0, '2026-11-20'],
])('seen at %s from %s, %d days end on %s', (now, zone, days, last) =>
  expect(lastDayAfter(Date.parse(now), zone, days)).toBe(last),
);
