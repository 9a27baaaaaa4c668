import { expect, test } from 'vitest';
import { newPassword } from '../../../../contract/core/patterns.ts';
import { passwordParts } from './new-password.ts';

test.each([
  'abcdefg1',
  'abcdef1',
  '12345678',
  'abcdefgh',
  'Aa345678901234567890',
  'Aa3456789012345678901',
  'with a 1 space',
  '密码password1',
  '',
])('%j is as good in its parts as as a whole', password => {
  expect(passwordParts.every(({ holds }) => holds.test(password))).toBe(newPassword.test(password));
});
