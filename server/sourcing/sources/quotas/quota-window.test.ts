import { describe, expect, test } from 'vitest';
import { freeAgain, windowAt } from './quota-window.ts';

const at = (text: string) => new Date(text);

describe('a day of YouTube, from midnight to midnight in Los Angeles', () => {
  test.each([
    ['in winter', '2026-11-22T10:00:00Z', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['just before midnight', '2026-11-22T07:59:59Z', '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'],
    ['at midnight', '2026-11-22T08:00:00Z', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['in summer', '2026-07-01T06:00:00Z', '2026-06-30T07:00:00Z', '2026-07-01T07:00:00Z'],
    ['a day of 23 hours', '2026-03-08T20:00:00Z', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
    ['a day of 25 hours', '2026-11-01T20:00:00Z', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
    [
      'between the two ones o’clock',
      '2026-11-01T08:30:00.500Z',
      '2026-11-01T07:00:00Z',
      '2026-11-02T08:00:00Z',
    ],
  ])('%s', (_name, now, begins, ends) => {
    const found = windowAt({ per: 'pacificDay' }, at(now));
    expect(found).toEqual({ begins: at(begins), ends: at(ends), since: at(begins) });
    expect(freeAgain({ per: 'pacificDay' }, found)).toEqual(at(ends));
  });
});

describe('a quota that slides', () => {
  test('is counted in twelve pieces, and one more that is half over', () => {
    const found = windowAt({ per: 'hour' }, at('2026-11-22T10:07:00Z'));
    expect(found).toEqual({
      begins: at('2026-11-22T10:05:00Z'),
      ends: at('2026-11-22T10:10:00Z'),
      since: at('2026-11-22T09:05:00Z'),
    });
    expect(freeAgain({ per: 'hour' }, found)).toEqual(at('2026-11-22T11:10:00Z'));
  });

  test('never lets more through in any hour', () => {
    // A used unit counts for at least the whole following hour, at whatever moment it was used.
    for (let minute = 0; minute < 60; minute++) {
      const spent = windowAt({ per: 'hour' }, at(`2026-11-22T10:${String(minute).padStart(2, '0')}:59Z`));
      const hourOn = windowAt(
        { per: 'hour' },
        new Date(at(`2026-11-22T11:${String(minute).padStart(2, '0')}:58Z`)),
      );
      expect(spent.begins.getTime()).toBeGreaterThanOrEqual(hourOn.since.getTime());
    }
  });
});
