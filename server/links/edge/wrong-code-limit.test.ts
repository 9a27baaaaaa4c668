import { expect, it, test } from 'vitest';
import { Misses, missesAMinute } from './wrong-code-limit.ts';

function missing(times: number, ip = '203.0.113.7', at = 0) {
  const misses = new Misses();
  for (let time = 0; time < times; time++) misses.add(ip, at);
  return misses;
}

it('lets thirty wrong codes a minute pass, and no more', () => {
  expect(missesAMinute).toBe(30);
  expect(missing(29).isTooMany('203.0.113.7', 0)).toBe(false);
  const misses = missing(30);
  expect(misses.isTooMany('203.0.113.7', 59_999)).toBe(true);
  expect(misses.isTooMany('203.0.113.8', 59_999)).toBe(false);
});

it('restarts after a minute, which further attempts do not extend', () => {
  const misses = missing(30);
  misses.add('203.0.113.7', 59_000);
  expect(misses.isTooMany('203.0.113.7', 59_999)).toBe(true);
  expect(misses.isTooMany('203.0.113.7', 60_000)).toBe(false);
  misses.add('203.0.113.7', 60_000);
  expect(misses.isTooMany('203.0.113.7', 60_001)).toBe(false);
  for (let time = 1; time < 30; time++) misses.add('203.0.113.7', 60_002);
  expect(misses.isTooMany('203.0.113.7', 60_003)).toBe(true);
});

test.each<[one: string, other: string, isSame: boolean]>([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:7', true],
  ['::1', '::2', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
  ['64:ff9b::203.0.113.7', '64:ff9b::1', true],
  ['203.0.113.7', '203.0.113.70', false],
  ['', '203.0.113.7', false],
])('%s and %s are the same customer: %s', (one, other, isSame) => {
  expect(missing(30, one).isTooMany(other, 0)).toBe(isSame);
  expect(missing(30, one).isTooMany(one, 0)).toBe(true);
});

it('remembers everyone among 49,000 others', () => {
  const misses = missing(30);
  for (let n = 0; n < 49_000; n++) misses.add(`10.0.${n >> 8}.${n & 255}`, 0);
  expect(misses.isTooMany('203.0.113.7', 1)).toBe(true);
});
