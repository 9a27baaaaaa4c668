import { expect, test } from 'vitest';
import { dayText, shortMoment } from './short-moment.ts';

/** In the team's time zone, whatever it is in the tests. */
const at = (text: string) => new Date(text).toISOString();
const now = new Date('2026-11-20T14:30').getTime();

test.each([
  ['2026-11-20T09:05', '09:05', '09:05'],
  ['2026-11-19T23:59', '昨天', 'Yesterday'],
  ['2026-11-18T23:59', '11月18日', '18 Nov'],
  ['2026-01-02T08:00', '1月2日', '2 Jan'],
  ['2025-12-31T08:00', '2025-12-31', '2025-12-31'],
])('%s', (local, zh, en) => {
  expect(shortMoment(at(local), now, 'zh')).toBe(zh);
  expect(shortMoment(at(local), now, 'en')).toBe(en);
});

test('A day in words', () => {
  expect(dayText('2027-03-05', 'zh')).toBe('3月5日');
  expect(dayText('2027-03-05', 'en')).toBe('5 Mar');
});
