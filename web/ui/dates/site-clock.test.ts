import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnTime, onSiteClock, siteNow } from './site-clock.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
const headerAt = (ms: number) => new Date(start + ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  learnTime(headerAt(0));
});

afterEach(() => vi.useRealTimers());

test.each([
  [3 * 86_400_000, 3 * 86_400_000],
  [-3_600_000, -3_600_000],
  [4_000, 0],
  [-4_000, 0],
])('an answer %i ms ahead moves it by %i', (difference, expected) => {
  learnTime(headerAt(difference));
  expect(siteNow() - start).toBe(expected);
});

test('small differences between answers do not move it, larger ones do', () => {
  const heard = vi.fn();
  const stop = onSiteClock(heard);
  for (const difference of [100_000, 101_000, 97_000]) learnTime(headerAt(difference));
  expect([siteNow() - start, heard.mock.calls.length]).toEqual([100_000, 1]);
  learnTime(headerAt(0));
  expect([siteNow() - start, heard.mock.calls.length]).toEqual([0, 2]);
  stop();
  learnTime(headerAt(50_000));
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([null, '', 'today'])('a response without a date (%j) changes nothing', date => {
  learnTime(date);
  expect(siteNow()).toBe(start);
});
