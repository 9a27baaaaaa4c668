import { describe, expect, test } from 'vitest';
import { newValues } from './sender-presets.ts';
import { inputOf, isHost, isOtherAccess, isPort, isWithin } from './sender-values.ts';

describe('the sent values', () => {
  const address = 'lin@qq.com';
  const values = {
    ...newValues('qq', '林溪', []),
    address,
    replyTo: address,
    username: address,
    secret: 'abcd',
  };

  test('has numbers, and the secret only where it is one', () => {
    expect(inputOf(values)).toMatchObject({
      secret: 'abcd',
      smtpPort: 465,
      pace: { dailyLimit: 100, gapSeconds: 60 },
    });
    expect(inputOf({ ...values, secret: '' })).not.toHaveProperty('secret');
    expect(inputOf({ ...values, auth: 'oauth' })).not.toHaveProperty('secret');
  });

  test.each([
    [{}, false],
    [{ name: '晓晨' }, false],
    [{ 'pace.dailyLimit': '5' }, false],
    [{ secret: 'new' }, true],
    [{ smtpPort: '587' }, true],
    [{ address: 'xi@qq.com' }, true],
  ])('with %o must be verified again: %s', (change, expected) => {
    const before = { ...values, secret: '' };
    expect(isOtherAccess(before, { ...before, ...change })).toBe(expected);
  });
});

test.each([
  ['smtp.qq.com', true],
  [' smtp.qq.com ', true],
  ['10.0.0.1', true],
  ['smtp.qq.com:465', false],
  ['https://smtp.qq.com', false],
  ['smtp.qq.com.', false],
  ['', false],
])('host %j: %s', (text, expected) => {
  expect(isHost(text)).toBe(expected);
});

test.each([
  ['1', true],
  ['65535', true],
  ['65536', false],
  ['0', false],
  ['4 65', false],
  ['', false],
])('port %j: %s', (text, expected) => {
  expect(isPort(text)).toBe(expected);
});

test.each([
  ['0', true],
  ['3600', true],
  ['3601', false],
  ['1.5', false],
  ['-1', false],
  ['', false],
])('%j is within 0 and 3600: %s', (text, expected) => {
  expect(isWithin(text, [0, 3600])).toBe(expected);
});
