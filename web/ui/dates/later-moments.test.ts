import { afterEach, expect, test } from 'vitest';
import { setUsualZone } from '../../../contract/core/time/zone-clock.ts';
import { laterMoments } from './later-moments.ts';

/** 2026-11-20 is a Friday. Times are in the team's time zone. */
test.each([
  [
    'in the morning',
    '2026-11-20T10:00',
    {
      later: '2026-11-20T13:00',
      tomorrow: '2026-11-21T09:00',
      monday: '2026-11-23T09:00',
      week: '2026-11-27T09:00',
    },
  ],
  [
    'between full hours',
    '2026-11-20T10:20',
    {
      later: '2026-11-20T14:00',
      tomorrow: '2026-11-21T09:00',
      monday: '2026-11-23T09:00',
      week: '2026-11-27T09:00',
    },
  ],
  [
    'in the evening nothing later the same day',
    '2026-11-20T16:00',
    { tomorrow: '2026-11-21T09:00', monday: '2026-11-23T09:00', week: '2026-11-27T09:00' },
  ],
  [
    'on Sunday the next morning is that of Monday',
    '2026-11-22T20:00',
    { tomorrow: '2026-11-23T09:00', week: '2026-11-29T09:00' },
  ],
  [
    'on Monday a week on is Monday',
    '2026-11-23T20:00',
    { tomorrow: '2026-11-24T09:00', monday: '2026-11-30T09:00' },
  ],
  [
    'over the end of a month',
    '2026-11-30T17:00',
    { tomorrow: '2026-12-01T09:00', monday: '2026-12-07T09:00' },
  ],
])('%s', (_, now, expected) => {
  const found = laterMoments(new Date(now)).map(({ preset, at }) => [preset, at]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([preset, at]) => [preset, new Date(at).toISOString()])),
  );
});

afterEach(() => setUsualZone(undefined));

test('are mornings of the team, wherever the viewer is', () => {
  setUsualZone('Asia/Shanghai');
  const tomorrow = laterMoments(new Date('2026-11-20T15:00:00Z')).find(({ preset }) => preset === 'tomorrow');
  expect(tomorrow?.at).toBe('2026-11-21T01:00:00.000Z');
});
