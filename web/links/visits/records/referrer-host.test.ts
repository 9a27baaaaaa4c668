import { expect, test } from 'vitest';
import { referrerHost } from './referrer-host.ts';

test.each([
  ['', ''],
  [' www.TikTok.com ', 'tiktok.com'],
  ['https://l.instagram.com/?u=https://shop.example', 'l.instagram.com'],
  ['android-app://com.twitter.android/', 'com.twitter.android'],
  ['localhost:8080/x', 'localhost'],
])('%j is of %j', (typed, host) => {
  expect(referrerHost(typed)).toBe(host);
});
