import { expect, test } from 'vitest';
import { fromField, nextHour, toField } from './local-time.ts';

test('a field shows the viewer’s time, and returns the same moment', () => {
  const field = toField('2026-11-20T06:30:00.000Z');
  expect(field).toMatch(/^2026-11-\d\dT\d\d:\d\d$/);
  expect(fromField(field)).toBe('2026-11-20T06:30:00.000Z');
});

test.each(['', 'tomorrow'])('%j is no moment', value => expect(fromField(value)).toBe(null));

test.each([
  ['2026-11-20T06:30:00.000Z', 1, '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T06:00:00.000Z', 0, '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T23:59:00.000Z', 0, '2026-11-21T00:00:00.000Z'],
])('the full hour after %s, %i ahead', (now, ahead, at) => expect(nextHour(Date.parse(now), ahead)).toBe(at));
