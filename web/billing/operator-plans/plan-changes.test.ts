import { expect, test } from 'vitest';
import { bodyOf, changesIn, fenOf, valuesOf } from './plan-changes.ts';
import type { Plan } from '../operator-orders/queries.ts';

const plan = {
  code: 'pro',
  nameZh: '专业版',
  nameEn: 'Pro',
  monthlyFen: 89_900,
  values: { 'search.daily': '3000', 'search.platforms': 'all' },
} as unknown as Plan;

test.each([
  ['899', 89_900],
  ['899.5', 89_950],
  [' 19.99 ', 1_999],
  ['0', 0],
  ['', null],
  ['1e3', null],
  ['-1', null],
  ['1.234', null],
])('%j yuan are %j fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
});

test('an unchanged value is not a change', () => {
  expect(changesIn(plan, { ...valuesOf(plan), monthly: '899.00', nameEn: 'Pro ' })).toEqual([]);
});

test('only changes are named and sent', () => {
  const next = { ...valuesOf(plan), monthly: '999', 'search.daily': '4000' };
  expect(changesIn(plan, next)).toEqual([
    { field: 'monthly', before: '899', after: '999' },
    { field: 'search.daily', before: '3000', after: '4000' },
  ]);
  expect(bodyOf(plan, next)).toEqual({
    nameZh: '专业版',
    nameEn: 'Pro',
    monthlyFen: 99_900,
    values: { 'search.daily': '4000' },
  });
});
