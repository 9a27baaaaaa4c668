import { expect, test } from 'vitest';
import { fenOf, yuanOf } from './yuan.ts';

test.each([
  ['30', 3000],
  ['30.5', 3050],
  ['30.', 3000],
  ['0.01', 1],
  ['19.99', 1999],
  ['1,200', 120_000],
  ['¥ 1，200.50', 120_050],
  ['', null],
  ['0', null],
  ['0.00', null],
  ['1.234', null],
  ['-5', null],
  ['1e3', null],
  ['twelve', null],
  ['1234567890', null],
])('%j in fen: %s', (typed, fen) => {
  expect(fenOf(typed)).toBe(fen);
});

test.each([1, 3000, 4550, 1999])('%d fen are formatted so that they are parsed back', fen => {
  expect(fenOf(yuanOf(fen))).toBe(fen);
});
