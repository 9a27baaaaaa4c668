import { expect, test } from 'vitest';
import { readRange } from './ranges.ts';

test.each([
  ['1万到10万', { min: 10_000, max: 100_000 }],
  ['10-50w', { min: 100_000, max: 500_000 }],
  ['5k~2w', { min: 5000, max: 20_000 }],
  ['between 10,000 and 50,000', { min: 10_000, max: 50_000 }],
  ['fifty to eighty thousand', { min: 50_000, max: 80_000 }],
  ['3-8%', { min: 3, max: 8, unit: 'percent' }],
  ['1到4个点', { min: 1, max: 4, unit: 'percent' }],
  ['不低于百分之四', { min: 4, unit: 'percent' }],
  ['10万以上', { min: 100_000 }],
  ['100k+', { min: 100_000 }],
  ['破百万', { min: 1_000_000 }],
  ['5 percent or higher', { min: 5, unit: 'percent' }],
  ['no more than 3%', { max: 3, unit: 'percent' }],
  ['8万以内', { max: 80_000 }],
  ['under 2,000 yuan', { max: 2000, unit: 'yuan' }],
  ['1500 rmb max', { max: 1500, unit: 'yuan' }],
  ['¥10,000', { bare: 10_000, unit: 'yuan' }],
  ['500美元以内', { max: 500, unit: 'foreign' }],
  ['十万左右', { min: 80_000, max: 120_000 }],
  ['around 30k', { min: 24_000, max: 36_000 }],
  ['at least 30% but no more than 150%', { min: 30, max: 150, unit: 'percent' }],
  ['5万以上20万以下', { min: 50_000, max: 200_000 }],
  ['3', { bare: 3 }],
])('%s', (text, range) => {
  expect(readRange(text, 0)).toEqual({ unit: 'none', ...range, to: text.length });
});
