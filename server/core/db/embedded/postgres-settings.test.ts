import { expect, test } from 'vitest';
import { serverSettings, sharedBuffersMb } from './postgres-settings.ts';

const GB = 1024 ** 3;

test.each([
  [0.25 * GB, 64],
  [1 * GB, 128],
  [2 * GB, 256],
  [4 * GB, 512],
  [64 * GB, 512],
])('of %d bytes of memory the buffers take %d MB', (memory, expected) => {
  expect(sharedBuffersMb(memory)).toBe(expected);
});

test('the embedded server is unreachable from outside this machine', () => {
  expect(serverSettings(GB)).toMatchObject({ listen_addresses: '127.0.0.1', unix_socket_directories: '' });
});
