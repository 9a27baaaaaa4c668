import { expect, test } from 'vitest';
import { readSmtpUrl, readSystemSender } from './system-mail-settings.ts';

test.each([
  ['smtps://robot:secret@mail.example', ['mail.example', 465, 'tls', 'robot', 'secret']],
  ['smtps://robot:secret@mail.example:2465/', ['mail.example', 2465, 'tls', 'robot', 'secret']],
  ['smtp://robot:secret@mail.example', ['mail.example', 587, 'starttls', 'robot', 'secret']],
  ['smtp://a%40b.example:s%3A%2F%23@mail.example', ['mail.example', 587, 'starttls', 'a@b.example', 's:/#']],
  ['smtp://localhost:25', ['localhost', 25, 'plain', '', '']],
  ['smtp://127.0.0.1:1025', ['127.0.0.1', 1025, 'plain', '', '']],
  ['smtp://[::1]:1025', ['::1', 1025, 'plain', '', '']],
  ['smtp://localhost.example', ['localhost.example', 587, 'starttls', '', '']],
])('%s is a server', (text, [host, port, security, username, password]) => {
  expect(readSmtpUrl(text)).toEqual({ host, port, security, username, secret: { password } });
});

test.each([
  '',
  'mail.example:465',
  'https://mail.example',
  'smtp://',
  'smtp://mail.example/inbox',
  'smtp://mail.example?tls=off',
  'smtp://a:%zz@mail.example',
  'smtp://mail.example:99999',
])('%j is none', text => {
  expect(readSmtpUrl(text)).toBeNull();
});

test.each([
  ['no-reply@stars.example', { name: '', address: 'no-reply@stars.example' }],
  ['星桥 <no-reply@stars.example>', { name: '星桥', address: 'no-reply@stars.example' }],
  ['"Star, Bridge" <no-reply@stars.example> ', { name: 'Star, Bridge', address: 'no-reply@stars.example' }],
  ['星桥', null],
  ['<no-reply>', null],
  ['a@b.example, c@d.example', null],
])('%j writes as %j', (text, sender) => {
  expect(readSystemSender(text)).toEqual(sender);
});
