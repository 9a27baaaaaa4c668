import { expect, test } from 'vitest';
import { withoutSecrets } from './mask-secrets.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const byPassword = { username: 'me@a.example', secret: { password: 'pa"ss\\word' } };
const byToken = { username: 'me@a.example', secret: { accessToken: 'ya29.token' } };

test.each([
  [byPassword, 'LOGIN "me@a.example" "pa\\"ss\\\\word"', 'LOGIN "me@a.example" "••••••"'],
  [byPassword, `AUTH PLAIN ${base64('\0me@a.example\0pa"ss\\word')}`, 'AUTH PLAIN ••••••'],
  [byPassword, base64('pa"ss\\word'), '••••••'],
  [byPassword, '535 pa"ss\\word is wrong', '535 •••••• is wrong'],
  [byPassword, '250 OK', '250 OK'],
  [
    byToken,
    `AUTH XOAUTH2 ${base64('user=me@a.example\x01auth=Bearer ya29.token\x01\x01')}`,
    'AUTH XOAUTH2 ••••••',
  ],
  [byToken, 'Bearer ya29.token', 'Bearer ••••••'],
])('%j: %s', (access, line, shown) => {
  const lines: string[] = [];
  withoutSecrets(access, (_by, text) => lines.push(text))('C', line);
  expect(lines).toEqual([shown]);
});
