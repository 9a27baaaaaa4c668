import { describe, expect, it } from 'vitest';
import { monthsAfter } from './add-months.ts';
import { daysBefore, renewsAt, scopeOf } from './counting-periods.ts';

const at = (iso: string) => new Date(iso);

describe('scopeOf', () => {
  it.each([
    ['day', '2026-11-20T15:59:59Z', 'Asia/Shanghai', '2026-11-20'],
    ['day', '2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21'],
    ['day', '2026-11-20T07:00:00Z', 'America/Los_Angeles', '2026-11-19'],
    ['month', '2026-11-30T16:00:00Z', 'Asia/Shanghai', '2026-12'],
    ['month', '2026-12-31T23:59:59Z', 'UTC', '2026-12'],
    ['stock', '2026-12-31T23:59:59Z', 'UTC', ''],
  ] as const)('%s at %s in %s is %j', (per, moment, zone, scope) => {
    expect(scopeOf(per, at(moment), zone)).toBe(scope);
  });

  it('is the subject where each has its own', () => {
    expect(scopeOf('each', at('2026-11-20T00:00:00Z'), 'UTC', '17')).toBe('17');
  });
});

describe('renewsAt', () => {
  it.each([
    ['day', '2026-11-20T08:00:00Z', 'Asia/Shanghai', '2026-11-20T16:00:00.000Z'],
    ['day', '2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21T16:00:00.000Z'],
    // Clocks go back on 1 November: that day has 25 hours.
    ['day', '2026-11-01T06:00:00Z', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // Clocks go forward on 8 March: 23 hours.
    ['day', '2026-03-08T06:00:00Z', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['month', '2026-12-31T16:00:00Z', 'Asia/Shanghai', '2027-01-31T16:00:00.000Z'],
    ['month', '2026-02-10T00:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z'],
    ['day', '2026-11-20T08:00:00Z', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
  ] as const)('%s at %s in %s', (per, moment, zone, next) => {
    expect(renewsAt(per, at(moment), zone)?.toISOString()).toBe(next);
  });

  it.each(['stock', 'each'] as const)('never for %s', per => {
    expect(renewsAt(per, at('2026-11-20T08:00:00Z'), 'UTC')).toBeNull();
  });
});

it.each([
  ['2026-11-20', 29, '2026-10-22'],
  ['2026-03-01', 1, '2026-02-28'],
  ['2026-01-01', 0, '2026-01-01'],
])('daysBefore %s by %i is %s', (to, count, from) => {
  expect(daysBefore(to, count)).toBe(from);
});

it.each([
  ['2026-11-20T08:00:00Z', 1, '2026-12-20T08:00:00.000Z'],
  ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
  ['2027-11-30T23:00:00Z', 3, '2028-02-29T23:00:00.000Z'],
  ['2026-11-20T08:00:00Z', 12, '2027-11-20T08:00:00.000Z'],
])('monthsAfter %s by %i is %s', (start, months, end) => {
  expect(monthsAfter(at(start), months).toISOString()).toBe(end);
});
