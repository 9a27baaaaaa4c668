import { expect, test } from 'vitest';
import { GraphRefusal, graphFault } from './graph-fault.ts';

const now = new Date('2026-11-22T08:00:00Z');
const heard = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  body,
  headers: new Headers(headers),
});
const refused = (code: number, more: object = {}) => ({
  error: { message: 'So it is', type: 'OAuthException', code, ...more },
});

test.each([
  [4, 'rate'],
  [17, 'rate'],
  [32, 'rate'],
  [613, 'rate'],
  [80002, 'rate'],
  [190, 'credential'],
  [102, 'credential'],
  [104, 'credential'],
  [3, 'credential'],
  [10, 'credential'],
  [200, 'credential'],
  [298, 'credential'],
  [110, 'notFound'],
  [24, 'notFound'],
  [1, 'temporary'],
  [2, 'temporary'],
  [-2, 'temporary'],
  [100, 'permanent'],
  [36104, 'permanent'],
  [300, 'permanent'],
])('code %d is %s', (code, kind) => {
  const fault = graphFault(heard(400, refused(code)), now);
  expect(fault).toBeInstanceOf(GraphRefusal);
  expect(fault).toMatchObject({ kind, code, message: `${code}: So it is`, wasAsked: true });
  expect(fault?.freeAt?.toISOString()).toBe(kind === 'rate' ? '2026-11-22T08:15:00.000Z' : undefined);
});

test.each([
  [200, { id: '1' }, undefined],
  // An HTML page in place of JSON: readAnswer reports it.
  [200, undefined, undefined],
  [200, refused(190), 'credential'],
  [500, refused(100), 'temporary'],
  [500, refused(999), 'temporary'],
  [400, refused(999, { is_transient: true }), 'temporary'],
  [503, undefined, 'temporary'],
  [429, undefined, 'rate'],
  [429, refused(999), 'rate'],
  [404, undefined, 'permanent'],
  [400, { error: 'no' }, 'permanent'],
])('status %d with %j', (status, body, kind) =>
  expect(graphFault(heard(status, body), now)?.kind).toBe(kind),
);

test('names what was refused, by number and subcode', () =>
  expect(graphFault(heard(400, refused(110, { error_subcode: 2207013 })), now)?.message).toBe(
    '110/2207013: So it is',
  ));

test('a token that Graph repeats is not passed on', () => {
  const token = 'EAAGm0PX4ZCpsBAKZCxyz123456789_-abcdef';
  const fault = graphFault(heard(400, refused(190, { message: `Malformed access token ${token}` })), now);
  expect(fault?.message).toBe('190: Malformed access token …');
});

test('is free again at the time in the headers', () => {
  const usage = JSON.stringify({ 17: [{ call_count: 101, estimated_time_to_regain_access: 30 }] });
  const at = (headers: Record<string, string>) =>
    graphFault(heard(400, refused(80002), headers), now)?.freeAt?.toISOString();
  expect(at({ 'x-business-use-case-usage': usage })).toBe('2026-11-22T08:30:00.000Z');
  expect(at({ 'x-business-use-case-usage': usage, 'retry-after': '60' })).toBe('2026-11-22T08:01:00.000Z');
});
