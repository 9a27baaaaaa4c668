import { expect, test } from 'vitest';
import { limits, smsCode, times, toastTimes } from './limits.ts';
import { genericPassword, newPassword } from './patterns.ts';

test.each([
  ['an attachment', limits.attachmentBytes, 10_485_760],
  ['an upload', limits.uploadBytes, 10_485_760],
  ['an avatar', limits.avatarBytes, 1_048_576],
  ['posts behind averages', limits.latestPosts, 10],
  ['a request', times.request, 600_000],
  ['a chunk', times.chunk, 120_000],
  ['the heart-beat', times.heartbeat, 5000],
  ['the fade of the overlay', times.overlayFade, 500],
  ['a code', smsCode.validFor, 300_000],
  ['from code to code', smsCode.pause, 60_000],
])('%s: %i', (_what, value, expected) => expect(value).toBe(expected));

test('toasts', () => {
  expect(toastTimes).toEqual({ sticky: 0, session: 1500, error: 3000, standard: 5000, entitlement: 8000 });
});

test.each([
  ['a new password', newPassword, limits.passwordLength],
  ['a generic password', genericPassword, limits.genericPasswordLength],
])('%s has the length of its pattern', (_what, pattern, { min, max }) => {
  const ofLength = (length: number) => 'a1'.repeat(length).slice(0, length);
  const taken = [min - 1, min, max, max + 1].map(length => pattern.test(ofLength(length)));
  expect(taken).toEqual([false, true, true, false]);
});
