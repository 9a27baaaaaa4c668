import { describe, expect, test } from 'vitest';
import { InsideHostError, isInsideAddress, isLoopback, outsideAddress } from './mail-server-hosts.ts';

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:a00:1', true],
  ['64:ff9b::10.0.0.1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['2606:4700::1111', false],
  ['::ffff:8.8.8.8', false],
  ['8.8.8.8', false],
  ['not an address', true],
])('%s is inside: %s', (address, expected) => {
  expect(isInsideAddress(address)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['127.0.0.1.example.com', false],
  ['mail.example.com', false],
  ['10.0.0.1', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

describe('a host', () => {
  const finds = (...addresses: string[]) =>
    outsideAddress('mail.example', async () => addresses.map(address => ({ address })));

  test('is reached at its first address', async () => {
    expect(await finds('198.51.100.7', '198.51.100.8')).toBe('198.51.100.7');
    expect(await outsideAddress('8.8.8.8')).toBe('8.8.8.8');
  });

  test.each([[['10.0.0.1']], [['198.51.100.7', '127.0.0.1']], [['::ffff:192.168.0.1']]])(
    'with the addresses %s is refused',
    async addresses => {
      await expect(finds(...addresses)).rejects.toBeInstanceOf(InsideHostError);
    },
  );

  test.each(['127.0.0.1', 'localhost', '169.254.169.254'])('%s is refused', async host => {
    await expect(outsideAddress(host)).rejects.toBeInstanceOf(InsideHostError);
  });

  test('without an address is unknown', async () => {
    await expect(finds()).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
