import { expect, test } from 'vitest';
import { readHandshake } from './handshake.ts';

const token = 'Bearer abc';

test.each([
  [{ Authorization: token }, { version: '1.0', token: 'abc', wantsPulse: false }],
  [
    { authorization: 'bearer abc', 'accept-version': '1.1,1.2', 'heart-beat': '10000,10000' },
    { version: '1.2', token: 'abc', wantsPulse: true },
  ],
  [
    { AUTHORIZATION: 'BEARER  abc', 'accept-version': '1.0, 1.1', 'heart-beat': '10000,0' },
    { version: '1.1', token: 'abc', wantsPulse: false },
  ],
  [
    { authorization: token, 'heart-beat': 'often' },
    { version: '1.0', token: 'abc', wantsPulse: false },
  ],
  [{ 'accept-version': '1.2' }, 'unauthenticated'],
  [{ authorization: 'abc' }, 'unauthenticated'],
  [{ authorization: 'Basic abc' }, 'unauthenticated'],
  [{ authorization: 'Bearer a b' }, 'unauthenticated'],
  [{ login: 'abc', passcode: 'abc' }, 'unauthenticated'],
  [{ authorization: token, 'accept-version': '2.0' }, 'no version of STOMP in common'],
])('%j', (headers, expected) => {
  expect(readHandshake(headers as Record<string, string>)).toEqual(expected);
});
