import { expect, it } from 'vitest';
import { afterQuiet } from './quiet-hours.ts';

const night = { from: '22:00', to: '08:00' };
const noon = { from: '12:30', to: '14:00' };

it.each([
  ['in the evening', '2026-11-20T21:59+08:00', night, 'Asia/Shanghai', '2026-11-20T21:59+08:00'],
  ['when it begins', '2026-11-20T22:00+08:00', night, 'Asia/Shanghai', '2026-11-21T08:00+08:00'],
  ['after midnight', '2026-11-21T03:00+08:00', night, 'Asia/Shanghai', '2026-11-21T08:00+08:00'],
  ['when it is over', '2026-11-21T08:00+08:00', night, 'Asia/Shanghai', '2026-11-21T08:00+08:00'],
  ['within a day', '2026-11-20T13:00+08:00', noon, 'Asia/Shanghai', '2026-11-20T14:00+08:00'],
  ['within a day, before it', '2026-11-20T12:29+08:00', noon, 'Asia/Shanghai', '2026-11-20T12:29+08:00'],
  [
    'within a day, when it is over',
    '2026-11-20T14:00+08:00',
    noon,
    'Asia/Shanghai',
    '2026-11-20T14:00+08:00',
  ],
  [
    'the night that has an hour less',
    '2026-03-28T23:00+01:00',
    night,
    'Europe/Berlin',
    '2026-03-29T08:00+02:00',
  ],
  [
    'the night that has an hour more',
    '2026-10-24T23:00+02:00',
    night,
    'Europe/Berlin',
    '2026-10-25T08:00+01:00',
  ],
  [
    'an end that clocks jump over',
    '2026-03-29T01:00+01:00',
    { from: '00:30', to: '02:30' },
    'Europe/Berlin',
    '2026-03-29T03:00+02:00',
  ],
  [
    'an empty one',
    '2026-11-20T22:00+08:00',
    { from: '08:00', to: '08:00' },
    'Asia/Shanghai',
    '2026-11-20T22:00+08:00',
  ],
  ['none', '2026-11-20T23:00+08:00', null, 'Asia/Shanghai', '2026-11-20T23:00+08:00'],
])('%s', (_, at, quiet, zone, expected) => {
  expect(afterQuiet(new Date(at), quiet, zone)).toEqual(new Date(expected));
});
