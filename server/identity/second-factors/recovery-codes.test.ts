import { expect, test } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';

test('ten different codes, which are read as they are shown', () => {
  const codes = newRecoveryCodes(testContext());
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/);
    expect(readRecoveryCode(code)).toBe(code.replace('-', ''));
  }
});

test.each([
  ['abcde-fgh23', 'abcdefgh23'],
  [' ABCDE FGH23 ', 'abcdefgh23'],
  ['abcdefgh2', null],
  ['abcdefgh234', null],
  ['abcdefgh10', null],
  ['123456', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test('the same code of two accounts has two hashes', () => {
  const one = hashRecoveryCode({ teamId: 1, accountId: 2 }, 'abcdefgh23');
  expect(one).toHaveLength(32);
  expect(one.equals(hashRecoveryCode({ teamId: 1, accountId: 3 }, 'abcdefgh23'))).toBe(false);
  expect(one.equals(hashRecoveryCode({ teamId: 1, accountId: 2 }, 'abcdefgh23'))).toBe(true);
});
