import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkey-site.ts';

test.each([
  ['https://star.example', { id: 'star.example', origin: 'https://star.example' }],
  ['https://star.example:8443/', { id: 'star.example', origin: 'https://star.example:8443' }],
  ['http://127.0.0.1:4100', { id: 'localhost', origin: 'http://localhost:4100' }],
  ['http://[::1]:4100', { id: 'localhost', origin: 'http://localhost:4100' }],
  ['http://localhost', { id: 'localhost', origin: 'http://localhost' }],
  ['http://star.example', null],
  ['https://203.0.113.7', null],
  ['https://[2001:db8::1]', null],
  ['http://192.168.1.5:3000', null],
])('%s: %j', (publicUrl, site) => {
  expect(passkeySiteOf(publicUrl)).toEqual(site);
});
