import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test.each([
  ['', '/'],
  ['next=', '/'],
  ['next=%2Fsender%3Fprovider%3Dqq', '/sender?provider=qq'],
  ['next=sender', '/'],
  ['next=https%3A%2F%2Fevil.example', '/'],
  ['next=%2F%2Fevil.example', '/'],
  ['next=%2F%5Cevil.example', '/'],
  ['next=javascript%3Aalert(1)', '/'],
])('%j leads to %s', (query, expected) => {
  expect(afterSignIn(new URLSearchParams(query))).toBe(expected);
});
