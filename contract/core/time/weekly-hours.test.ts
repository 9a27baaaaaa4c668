import { describe, expect, test } from 'vitest';
import { isOpen, nextOpening, type WeeklyHours } from './weekly-hours.ts';

const workdays = [1, 2, 3, 4, 5];
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const windowOf = (from: string, until: string, days = everyDay): WeeklyHours => ({ from, until, days });

describe('the next opening', () => {
  test.each<[string, string, WeeklyHours, string, string]>([
    // name, at, window, zone, expected
    ['inside', '2026-11-20T02:30:15Z', windowOf('09:00', '18:00'), 'Asia/Shanghai', '2026-11-20T02:30:15Z'],
    [
      'at its first moment',
      '2026-11-20T01:00:00Z',
      windowOf('09:00', '18:00'),
      'Asia/Shanghai',
      '2026-11-20T01:00:00Z',
    ],
    [
      'just before',
      '2026-11-20T00:59:59Z',
      windowOf('09:00', '18:00'),
      'Asia/Shanghai',
      '2026-11-20T01:00:00Z',
    ],
    [
      'at its end',
      '2026-11-20T10:00:00Z',
      windowOf('09:00', '18:00'),
      'Asia/Shanghai',
      '2026-11-21T01:00:00Z',
    ],
    [
      'the local day before UTC’s',
      '2026-11-20T03:00:00Z',
      windowOf('08:00', '12:00'),
      'America/New_York',
      '2026-11-20T13:00:00Z',
    ],
    [
      'over the weekend',
      '2026-11-20T10:00:00Z',
      windowOf('09:00', '18:00', workdays),
      'Asia/Shanghai',
      '2026-11-23T01:00:00Z',
    ],
    [
      'only Wednesdays',
      '2026-11-19T01:00:00Z',
      windowOf('09:00', '10:00', [3]),
      'UTC',
      '2026-11-25T09:00:00Z',
    ],
    [
      'only today’s weekday, too late',
      '2026-11-18T10:00:00Z',
      windowOf('09:00', '10:00', [3]),
      'UTC',
      '2026-11-25T09:00:00Z',
    ],
    [
      'until midnight',
      '2026-11-20T15:59:59.999Z',
      windowOf('09:00', '24:00'),
      'Asia/Shanghai',
      '2026-11-20T15:59:59.999Z',
    ],
    [
      'past midnight',
      '2026-11-20T16:00:00Z',
      windowOf('09:00', '24:00'),
      'Asia/Shanghai',
      '2026-11-21T01:00:00Z',
    ],
    [
      'whole days, on a day off',
      '2026-11-21T05:00:00Z',
      windowOf('00:00', '24:00', workdays),
      'Asia/Shanghai',
      '2026-11-22T16:00:00Z',
    ],
    [
      'over the end of a year',
      '2026-12-31T23:30:00Z',
      windowOf('09:00', '18:00'),
      'Europe/Berlin',
      '2027-01-01T08:00:00Z',
    ],
    [
      'over the end of a leap February',
      '2028-02-29T20:00:00Z',
      windowOf('09:00', '18:00'),
      'UTC',
      '2028-03-01T09:00:00Z',
    ],
    // New York, 8 March 2026: 02:00 EST becomes 03:00 EDT, at 07:00Z.
    [
      'in the gap of New York',
      '2026-03-08T06:30:00Z',
      windowOf('02:30', '05:00'),
      'America/New_York',
      '2026-03-08T07:00:00Z',
    ],
    [
      'wholly in the gap',
      '2026-03-08T06:30:00Z',
      windowOf('02:00', '03:00'),
      'America/New_York',
      '2026-03-09T06:00:00Z',
    ],
    [
      'in the gap, Sundays only',
      '2026-03-08T06:30:00Z',
      windowOf('02:00', '03:00', [7]),
      'America/New_York',
      '2026-03-15T06:00:00Z',
    ],
    [
      'the morning after the change',
      '2026-03-07T23:00:00Z',
      windowOf('09:00', '18:00'),
      'America/New_York',
      '2026-03-08T13:00:00Z',
    ],
    [
      'the morning before the change',
      '2026-03-07T03:00:00Z',
      windowOf('09:00', '18:00'),
      'America/New_York',
      '2026-03-07T14:00:00Z',
    ],
    // New York, 1 November 2026: 02:00 EDT becomes 01:00 EST, at 06:00Z.
    [
      'the first of two half past ones',
      '2026-11-01T05:00:00Z',
      windowOf('01:30', '01:45'),
      'America/New_York',
      '2026-11-01T05:30:00Z',
    ],
    [
      'the second of two half past ones',
      '2026-11-01T05:50:00Z',
      windowOf('01:30', '01:45'),
      'America/New_York',
      '2026-11-01T06:30:00Z',
    ],
    [
      'after both half past ones',
      '2026-11-01T06:50:00Z',
      windowOf('01:30', '01:45'),
      'America/New_York',
      '2026-11-02T06:30:00Z',
    ],
    [
      'closed by clocks set back',
      '2026-11-01T05:59:00Z',
      windowOf('00:00', '01:30'),
      'America/New_York',
      '2026-11-01T06:00:00Z',
    ],
    // Berlin, 29 March 2026 at 01:00Z: 02:00 becomes 03:00; 25 October 2026 at 01:00Z: 03:00 becomes 02:00.
    [
      'in the gap of Berlin',
      '2026-03-28T22:00:00Z',
      windowOf('02:15', '09:00'),
      'Europe/Berlin',
      '2026-03-29T01:00:00Z',
    ],
    [
      'in the overlap of Berlin',
      '2026-10-24T23:00:00Z',
      windowOf('02:15', '09:00'),
      'Europe/Berlin',
      '2026-10-25T00:15:00Z',
    ],
    [
      'after the change of Berlin',
      '2026-10-25T18:00:00Z',
      windowOf('09:00', '18:00', workdays),
      'Europe/Berlin',
      '2026-10-26T08:00:00Z',
    ],
    // Lord Howe, half an hour: 4 October 2026, 02:00 (+10:30) becomes 02:30 (+11) at 3 October 15:30Z.
    [
      'in the gap of Lord Howe',
      '2026-10-03T15:00:00Z',
      windowOf('02:10', '04:00'),
      'Australia/Lord_Howe',
      '2026-10-03T15:30:00Z',
    ],
    // 5 April 2026, 02:00 (+11) becomes 01:30 (+10:30) at 4 April 15:00Z.
    [
      'twice on Lord Howe',
      '2026-04-04T14:55:00Z',
      windowOf('01:40', '01:50'),
      'Australia/Lord_Howe',
      '2026-04-04T15:10:00Z',
    ],
    [
      'a zone that is not one',
      '2026-11-20T20:00:00Z',
      windowOf('09:00', '18:00'),
      'Moon/Base',
      '2026-11-21T09:00:00Z',
    ],
    ['no zone', '2026-11-20T20:00:00Z', windowOf('09:00', '18:00'), '', '2026-11-21T09:00:00Z'],
    [
      'a window that never opens',
      '2026-11-20T20:00:00Z',
      windowOf('18:00', '09:00'),
      'UTC',
      '2026-11-20T20:00:00Z',
    ],
  ])('%s', (_, at, window, zone, expected) => {
    expect(nextOpening(new Date(at), window, zone).toISOString()).toBe(new Date(expected).toISOString());
  });

  test('is now where there is no window', () => {
    const at = new Date('2026-11-20T03:00:00Z');
    expect(nextOpening(at, null, 'Asia/Shanghai')).toBe(at);
    expect(isOpen(at, null, 'Asia/Shanghai')).toBe(true);
  });

  test.each(['America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'in %s is within the hours, never in the past, and the earliest such moment',
    zone => {
      const window = windowOf('01:20', '03:10', [1, 3, 7]);
      for (let hour = 0; hour < 24 * 366; hour += 31) {
        const at = new Date(Date.UTC(2026, 0, 1, hour, 7));
        const opening = nextOpening(at, window, zone);
        expect(isOpen(opening, window, zone)).toBe(true);
        const openEarlier = [];
        for (let time = at.getTime(); time < opening.getTime(); time += 10 * 60_000) {
          if (isOpen(new Date(time), window, zone)) openEarlier.push(new Date(time).toISOString());
        }
        expect(openEarlier).toEqual([]);
      }
    },
  );
});
