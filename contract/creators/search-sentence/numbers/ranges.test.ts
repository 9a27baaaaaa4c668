import { expect, test } from 'vitest';
import { readRange } from './ranges.ts';

test.each([
  ['1万到10万', { least: 10_000, most: 100_000 }],
  ['10-50w', { least: 100_000, most: 500_000 }],
  ['5k~2w', { least: 5000, most: 20_000 }],
  ['between 10,000 and 50,000', { least: 10_000, most: 50_000 }],
  ['fifty to eighty thousand', { least: 50_000, most: 80_000 }],
  ['3-8%', { least: 3, most: 8, unit: 'percent' }],
  ['1到4个点', { least: 1, most: 4, unit: 'percent' }],
  ['不低于百分之四', { least: 4, unit: 'percent' }],
  ['10万以上', { least: 100_000 }],
  ['100k+', { least: 100_000 }],
  ['破百万', { least: 1_000_000 }],
  ['5 percent or higher', { least: 5, unit: 'percent' }],
  ['no more than 3%', { most: 3, unit: 'percent' }],
  ['8万以内', { most: 80_000 }],
  ['under 2,000 yuan', { most: 2000, unit: 'yuan' }],
  ['1500 rmb max', { most: 1500, unit: 'yuan' }],
  ['¥10,000', { bare: 10_000, unit: 'yuan' }],
  ['500美元以内', { most: 500, unit: 'foreign' }],
  ['十万左右', { least: 80_000, most: 120_000 }],
  ['around 30k', { least: 24_000, most: 36_000 }],
  ['at least 30% but no more than 150%', { least: 30, most: 150, unit: 'percent' }],
  ['5万以上20万以下', { least: 50_000, most: 200_000 }],
  ['3', { bare: 3 }],
])('%s', (text, range) => {
  expect(readRange(text, 0)).toEqual({ unit: 'none', ...range, to: text.length });
});
