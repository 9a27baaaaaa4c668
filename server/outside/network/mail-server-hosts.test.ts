import { describe, expect, test } from 'vitest';
import { InsideHostError, isLoopback, outsideAddress } from './mail-server-hosts.ts';

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
    expect(await finds('8.8.4.4', '8.8.8.8')).toBe('8.8.4.4');
    expect(await outsideAddress('8.8.8.8')).toBe('8.8.8.8');
  });

  test.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:192.168.0.1']], [['64:ff9b::a00:1']]])(
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
