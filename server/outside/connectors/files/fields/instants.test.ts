import { expect, test } from 'vitest';
import { wrong } from './value-converters.ts';
import { tiktokIdInstant, toInstant } from './instants.ts';

test.each([
  ['1594174009', '2020-07-08T02:06:49Z'],
  [1594174009, '2020-07-08T02:06:49Z'],
  ['1594174009.0', '2020-07-08T02:06:49Z'],
  [1739376008000, '2025-02-12T16:00:08Z'],
  ['1739376008123456', '2025-02-12T16:00:08.123Z'],
  ['2026-01-16 18:01:24+00:00', '2026-01-16T18:01:24Z'],
  ['2025-05-21 09:44:45', '2025-05-21T09:44:45Z'],
  ['2025-05-21T09:44:45+07:00', '2025-05-21T02:44:45Z'],
  ['2025-05-21T09:44:45.5-0330', '2025-05-21T13:14:45.500Z'],
  ['2024-04-20', '2024-04-20T00:00:00Z'],
  ['2024/4/5 7:08', '2024-04-05T07:08:00Z'],
])('%s is %s', (cell, instant) => expect(toInstant(cell)).toBe(instant));

test.each([
  'yesterday',
  '2024-02-30',
  '2024-13-01',
  '2024-01-01T25:00:00Z',
  '50:24.8',
  '12',
  '1800-01-01',
  {},
])('%s is wrong', cell => expect(toInstant(cell)).toBe(wrong));

test('empty values are absent', () =>
  expect([toInstant(''), toInstant('nan'), toInstant(null)]).toEqual([undefined, undefined, undefined]));

test('a TikTok id contains its time', () => {
  expect(tiktokIdInstant('7506832682593094928')).toBe('2025-05-21T09:44:45Z');
  expect(tiktokIdInstant('7.506832745952218e+18')).toBeUndefined();
});
