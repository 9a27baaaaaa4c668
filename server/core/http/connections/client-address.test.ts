import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readEnv } from '../../settings/env.ts';
import { clientAddressBy, isFromThisMachine } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

const person = '198.51.100.7';
const forged = '203.0.113.9';

test.each([
  ['off', '127.0.0.1', person, '127.0.0.1'],
  ['0', '127.0.0.1', person, '127.0.0.1'],
  ['on', '127.0.0.1', person, person],
  ['on', '::ffff:127.0.0.1', person, person],
  ['on', '127.0.0.1', `${forged}, ${person}`, person],
  ['1', '127.0.0.1', `${forged}, ${person}`, person],
  ['2', '127.0.0.1', `${forged}, ${person}, 10.0.0.1`, person],
  ['2', '127.0.0.1', person, person],
  ['3', '127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.0/8', '127.0.0.1', `${forged}, ${person}`, person],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', `${forged}, ${person}, 10.9.8.7, 10.0.0.1`, person],
  ['fd00::/8', 'fd00::1', `${forged}, 2001:db8::7`, '2001:db8::7'],
  // Nobody but the proxy is believed.
  ['10.0.0.0/8', '192.0.2.1', person, '192.0.2.1'],
  ['on', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['on', '127.0.0.1', `${person}:1234`, '127.0.0.1'],
])('with TRUST_PROXY=%s, a connection of %s that names %s is of %s', (setting, socket, named, client) => {
  const { TRUST_PROXY } = readEnv({ TRUST_PROXY: setting });
  expect(clientAddressBy(TRUST_PROXY)(request(socket, named))).toBe(client);
});

test.each([
  ['127.0.0.1', undefined, true],
  ['::ffff:127.0.0.1', undefined, true],
  ['::1', undefined, true],
  ['192.0.2.1', undefined, false],
  ['127.0.0.1', '127.0.0.1', false],
  ['192.0.2.1', '127.0.0.1', false],
])('a connection of %s that names %s is from this machine: %s', (socket, named, isIt) => {
  expect(isFromThisMachine(request(socket, named))).toBe(isIt);
});
