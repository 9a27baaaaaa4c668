import { expect, test } from 'vitest';
import { coefficientsOf, valuesOf, worthOf } from './settings-values.ts';

const today = '2026-11-20';
const dollars = { currency: 'USD', rateE8: 712_340_000, rateOn: today, rateFrom: 'bank' } as const;

test('coefficients are unchanged by the form', () => {
  const coefficients = { ...dollars, worth: { tiktok: { plays: 500, likes: 3000 }, youtube: { clicks: 0 } } };
  expect(coefficientsOf(valuesOf(coefficients, today), today)).toEqual(coefficients);
});

test('without a worth there are no coefficients', () => {
  expect(coefficientsOf(valuesOf(null, today), today)).toBeNull();
});

test.each<[typed: string, worth: number | null]>([
  ['0.05', 500],
  ['10000', 100_000_000],
  ['10000.0001', null],
  ['0.00001', null],
  ['', null],
])('%s is worth %s', (typed, worth) => {
  expect(worthOf(typed)).toBe(worth);
});
