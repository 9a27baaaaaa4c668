import { describe, expect, test } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('the code of RFC 6238 at %d seconds', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds), 0)).toBe(Math.floor(seconds / 30));
});

describe('a code', () => {
  const code = '081804';
  const step = Math.floor(1111111109 / 30);

  test.each([
    [-60, null],
    [-30, step],
    [30, step],
    [60, null],
  ])('is taken %d seconds away from its time: %s', (seconds, expected) => {
    expect(stepOfCode(secret, code, at(1111111109 + seconds), 0)).toBe(expected);
  });

  test.each([
    [step - 1, step],
    [step, null],
    [step + 1, null],
  ])('is taken once, and after no later one: last step %d', (last, expected) => {
    expect(stepOfCode(secret, code, at(1111111109), last)).toBe(expected);
  });

  test.each(['081805', '81804', '', 'abcdef', '0818040'])('%j is wrong', wrong => {
    expect(stepOfCode(secret, wrong, at(1111111109), 0)).toBeNull();
  });
});

test('a new secret has 160 bits, and its address names product and account', () => {
  const ctx = testContext();
  const [one, other] = [newTotpSecret(ctx), newTotpSecret(ctx)];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(totpAddress(one, 'li.lei'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Starbridge:li.lei');
  expect(address.searchParams.get('secret')).toBe(one);
  expect(address.searchParams.get('issuer')).toBe('Starbridge');
});
