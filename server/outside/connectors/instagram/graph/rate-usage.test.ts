import { expect, test } from 'vitest';
import { freeAfter, restAfter } from './rate-usage.ts';

const now = new Date('2026-11-22T08:00:00Z');
const app = (percent: number) =>
  ({ 'x-app-usage': JSON.stringify({ call_count: percent, total_cputime: 1, total_time: 2 }) }) as const;
const business = (percent: number, minutes: number) => ({
  'x-business-use-case-usage': JSON.stringify({
    '17841400000000001': [{ type: 'pages', call_count: 1, total_cputime: 1, total_time: 1 }],
    '17841405309211844': [
      {
        type: 'instagram',
        call_count: 3,
        total_cputime: 5,
        total_time: percent,
        estimated_time_to_regain_access: minutes,
      },
    ],
  }),
});

test.each<[string, Record<string, string>, string | null]>([
  ['no headers', {}, null],
  ['room left', app(89), null],
  ['nearly all of the app used', app(90), '2026-11-22T08:15:00.000Z'],
  ['95 % of the time of one account used', business(95, 0), '2026-11-22T08:15:00.000Z'],
  ['access lost for a while', business(103, 42), '2026-11-22T08:42:00.000Z'],
  ['access lost, whatever the percentages', business(3, 7), '2026-11-22T08:07:00.000Z'],
  ['the longest wait of both', { ...app(100), ...business(96, 20) }, '2026-11-22T08:20:00.000Z'],
  ['what is no JSON', { 'x-app-usage': '95%', 'x-business-use-case-usage': '[]' }, null],
  ['figures that are none', { 'x-app-usage': '{"call_count":"95"}' }, null],
])('%s', (_, headers, rest) =>
  expect(restAfter(new Headers(headers), now)?.toISOString() ?? null).toBe(rest),
);

test('a rate-limited call may be retried at Instagram’s time, otherwise after a quarter of an hour', () => {
  expect(freeAfter(new Headers(business(101, 30)), now).toISOString()).toBe('2026-11-22T08:30:00.000Z');
  expect(freeAfter(new Headers(), now).toISOString()).toBe('2026-11-22T08:15:00.000Z');
});
