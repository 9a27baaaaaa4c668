import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test.each([
  ['', '/home'],
  ['next=', '/home'],
  ['next=%2Fsender%3Fprovider%3Dqq', '/sender?provider=qq'],
  ['next=sender', '/home'],
  ['next=https%3A%2F%2Fevil.example', '/home'],
  ['next=%2F%2Fevil.example', '/home'],
  ['next=%2F%5Cevil.example', '/home'],
  ['next=javascript%3Aalert(1)', '/home'],
])('%j leads to %s', (query, expected) => {
  expect(afterSignIn(new URLSearchParams(query))).toBe(expected);
});
