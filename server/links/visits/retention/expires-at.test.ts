import { expect, it } from 'vitest';
import { visitsExpireAt } from './expires-at.ts';

it.each([
  ['2026-11-20T08:00:00Z', 'Asia/Shanghai', '2026-11-20T19:00:00.000Z'],
  // Already the 21st there.
  ['2026-11-20T16:30:00Z', 'Asia/Shanghai', '2026-11-21T19:00:00.000Z'],
  ['2026-11-20T19:00:00Z', 'Asia/Shanghai', '2026-11-21T19:00:00.000Z'],
  ['2026-12-31T23:30:00Z', 'UTC', '2027-01-01T03:00:00.000Z'],
  ['2026-11-20T08:00:00Z', 'Asia/Kolkata', '2026-11-20T21:30:00.000Z'],
  // Clocks go forward at two, and back at two.
  ['2026-03-07T18:00:00Z', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-10-31T18:00:00Z', 'America/New_York', '2026-11-01T08:00:00.000Z'],
])('after %s in %s it is %s', (now, timeZone, expected) => {
  expect(visitsExpireAt(new Date(now), timeZone).toISOString()).toBe(expected);
});
