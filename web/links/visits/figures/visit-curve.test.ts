import { expect, test } from 'vitest';
import { pointsOf, unitOf } from './visit-curve.ts';

const counts = { pv: 3, uv: 2, newVisitors: 1 };
const day = (name: string) => ({ day: name, ...counts });
const hour = (name: string) => ({ hour: name, ...counts });
const oneDay = { days: [day('2026-11-22')], hours: [hour('2026-11-22T09')] };
const twoDays = { days: [day('2026-11-21'), day('2026-11-22')], hours: [hour('2026-11-21T23')] };

test.each([
  [oneDay, null, 'hour'],
  [oneDay, 'day', 'day'],
  [twoDays, null, 'day'],
  [twoDays, 'hour', 'hour'],
  [twoDays, 'week', 'day'],
  [{ ...twoDays, hours: null }, 'hour', 'day'],
])('the unit of %j when %j is requested', (figures, asked, unit) => {
  expect(unitOf(figures, asked)).toBe(unit);
});

test('Points are named in full, and shortly below the axis', () => {
  expect(pointsOf(twoDays, 'day')[0]).toEqual({ at: '2026-11-21', tick: '11-21', ...counts });
  expect(pointsOf(twoDays, 'hour')).toEqual([{ at: '2026-11-21 23:00', tick: '11-21 23:00', ...counts }]);
  expect(pointsOf(oneDay, 'hour')[0]?.tick).toBe('09:00');
});
