import { expect, test } from 'vitest';
import { networkWidth } from './network-width.ts';

/** Answers by how an address begins. */
const byStart = (starts: Record<string, string>) => (ip: string) => {
  const full = ip
    .replace('::', ':0:0:0:0:0:')
    .split(':')
    .map(group => group.padStart(4, '0'));
  return Object.entries(starts).find(([start]) => full.join(':').startsWith(start))?.[1] ?? '';
};

test.each([
  ['2001:220::1', { '2001:0220': 'a' }, 32],
  ['2001:220::1', { '2001:0220': 'a', '2001:0221': 'a' }, 31],
  ['2001:221:ffff::1', { '2001:022': 'a' }, 28],
  ['2001:220:0:1:0:0:0:1', { '2001:0220:0000:0001': 'a' }, 64],
  ['2001:220:0:1:0:0:0:1', { '2001:0220:0000:0001:0000:0000:0000:0001': 'a' }, 65],
  ['2001:220::1', { '2001': 'a', '2002': 'b' }, 16],
  ['2001:220::1.2.3.4', { '2': 'a' }, 12],
])('the answer for %s holds in %j for a network of /%i', (ip, starts, prefix) => {
  expect(networkWidth(ip, byStart(starts))).toBe(prefix);
});
