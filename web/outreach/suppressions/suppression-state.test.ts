import { expect, test } from 'vitest';
import { suppressionReasons } from '../../../contract/outreach/suppressions.ts';
import { hasFilter, readState, reasons, writeState } from './suppression-state.ts';

const first = { keyword: '', reason: null, isHistory: false, page: 1, size: 20 };

test('the reasons are those of the contract', () => {
  expect(reasons).toEqual(suppressionReasons);
});

test.each([
  ['', first],
  ['keyword=+lan%40&reason=bounced', { ...first, keyword: 'lan@', reason: 'bounced' }],
  ['removed=1&page=2&size=50', { ...first, isHistory: true, page: 2, size: 50 }],
  ['reason=boredom&removed=2&page=0&size=21', first],
  ['page=10001', first],
  [`keyword=${'a'.repeat(120)}`, { ...first, keyword: 'a'.repeat(100) }],
])('%j is read', (query, expected) => {
  expect(readState(new URLSearchParams(query))).toEqual(expected);
});

test.each(['', 'keyword=lan&reason=manual&removed=1&page=2&size=100'])(
  '%j is written as it was read',
  query => {
    expect(writeState(readState(new URLSearchParams(query))).toString()).toBe(query);
  },
);

test.each([
  [first, false],
  [{ ...first, isHistory: true }, false],
  [{ ...first, keyword: 'x' }, true],
  [{ ...first, reason: 'manual' } as const, true],
])('%j asks for something: %s', (state, expected) => {
  expect(hasFilter(state)).toBe(expected);
});
