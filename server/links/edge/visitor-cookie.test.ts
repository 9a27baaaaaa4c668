import { expect, it, test } from 'vitest';
import { makeCookieValues, readVisitorCookie, visitorCookie } from './visitor-cookie.ts';

const value = '0123456789abcdef0123456789abcdef';

test.each([
  [`sb_v=${value}`, value],
  [`a=b; sb_v=${value}; c=d`, value],
  [`a=b;sb_v=${value}`, value],
  [`sb_v=short; sb_v=${value}`, value],
  [undefined, null],
  ['', null],
  ['a=b', null],
  [`xsb_v=${value}`, null],
  [`sb_v=${value}0`, null],
  [`sb_v=${value.slice(1)}`, null],
  [`sb_v=${value.toUpperCase()}`, null],
  [`sb_v="${value}"`, null],
  [`a=sb_v=${value}`, null],
])('of %j is read %j', (header, read) => {
  expect(readVisitorCookie(header)).toBe(read);
});

it('is set for a year, for this host only, and HttpOnly', () => {
  expect(visitorCookie(value, false)).toBe(`sb_v=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`);
  expect(visitorCookie(value, true)).toMatch(/; Secure$/);
  expect(readVisitorCookie(visitorCookie(value, true).split(';')[0])).toBe(value);
});

it('takes its values from the system many at a time, each of them once', () => {
  const sizes: number[] = [];
  let drawn = 0;
  const next = makeCookieValues(size => {
    sizes.push(size);
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size; at += 16) bytes.writeUInt32BE(++drawn, at);
    return bytes;
  });
  const values = Array.from({ length: 300 }, next);
  expect(new Set(values).size).toBe(300);
  expect(values.every(each => readVisitorCookie(`sb_v=${each}`) === each)).toBe(true);
  expect(sizes.length).toBe(3);
});
