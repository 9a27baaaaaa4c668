import { expect, test } from 'vitest';
import { newPassword } from '../../../../contract/core/patterns.ts';
import { firstPassword, firstPasswordNumbers } from './first-password.ts';

test('the same numbers make the same password, others another', () => {
  const numbers = Uint32Array.from({ length: firstPasswordNumbers }, (_, at) => at * 7919);
  expect(firstPassword(numbers)).toBe(firstPassword(numbers));
  expect(firstPassword(numbers)).not.toBe(firstPassword(numbers.map(number => number + 1)));
});

test('whatever the numbers, it is a password that may be set', () => {
  for (let round = 0; round < 1000; round++) {
    const numbers = crypto.getRandomValues(new Uint32Array(firstPasswordNumbers));
    const password = firstPassword(numbers);
    expect(password).toMatch(newPassword);
    expect(password).toMatch(/^[a-hjkmnp-z]{4}-[2-9]{4}-[a-hjkmnp-z]{4}$/);
  }
});

test('too few numbers make no password', () => {
  expect(() => firstPassword(new Uint32Array(firstPasswordNumbers - 1))).toThrow(RangeError);
});
