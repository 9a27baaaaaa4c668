import { expect, test } from 'vitest';
import type { Currency } from '../../../../contract/core/currencies.ts';
import { minorOf, moneyText, typedMoney } from './money.ts';

test.each<[typed: string, currency: Currency, minor: number | null]>([
  ['12300', 'CNY', 1_230_000],
  ['12,300.5', 'CNY', 1_230_050],
  [' 12 300.05 ', 'USD', 1_230_005],
  ['１２，３００。５０', 'CNY', 1_230_050],
  ['0', 'EUR', 0],
  ['5.', 'EUR', 500],
  ['12300', 'JPY', 12_300],
  ['12300.5', 'JPY', null],
  ['1.005', 'CNY', null],
  ['', 'CNY', null],
  ['-3', 'CNY', null],
  ['¥3', 'CNY', null],
  ['3e5', 'CNY', null],
  ['99999999999999999', 'CNY', null],
])('%s in %s', (typed, currency, minor) => {
  expect(minorOf(typed, currency)).toBe(minor);
});

test.each<[minor: number | null, currency: string, text: string]>([
  [1_230_000, 'CNY', '¥12,300.00'],
  [1_230_050, 'USD', 'US$12,300.50'],
  [12_300, 'JPY', 'JP¥12,300'],
  [0, 'CNY', '¥0.00'],
  [-50, 'CNY', '-¥0.50'],
  [null, 'CNY', '—'],
  [100, 'XYZ', '—'],
])('%s of %s is written', (minor, currency, text) => {
  expect(moneyText(minor, currency)).toBe(text);
});

test.each<[minor: number | null, currency: Currency]>([
  [1_230_050, 'CNY'],
  [1_230_000, 'USD'],
  [12_300, 'JPY'],
  [7, 'EUR'],
])('%s of %s is restored from its field', (minor, currency) => {
  expect(minorOf(typedMoney(minor, currency), currency)).toBe(minor);
});
