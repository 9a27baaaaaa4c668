import { afterEach, expect, test } from 'vitest';
import { setUsualZone } from '../../../contract/core/time/zone-clock.ts';
import { fromField, nextHour, toField } from './local-time.ts';

afterEach(() => setUsualZone(undefined));

test.each([
  ['Asia/Shanghai', '2026-11-20T14:30'],
  ['America/New_York', '2026-11-20T01:30'],
])('a field shows the time of the team in %s, and returns the same moment', (zone, field) => {
  setUsualZone(zone);
  expect(toField('2026-11-20T06:30:00.000Z')).toBe(field);
  expect(fromField(field)).toBe('2026-11-20T06:30:00.000Z');
});

test.each(['', 'tomorrow'])('%j is no moment', value => expect(fromField(value)).toBe(null));

test.each([
  ['2026-11-20T06:30:00.000Z', 1, '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T06:00:00.000Z', 0, '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T23:59:00.000Z', 0, '2026-11-21T00:00:00.000Z'],
])('the full hour after %s, %i ahead', (now, ahead, at) => expect(nextHour(Date.parse(now), ahead)).toBe(at));
