import { expect, test } from 'vitest';
import { hasFilter, readState, writeState } from './orders-state.ts';

const read = (query: string) => readState(new URLSearchParams(query));

test.each([
  ['', ''],
  ['state=paid&from=2026-11-01&to=2026-11-30', 'state=paid&from=2026-11-01&to=2026-11-30'],
  ['number=SB20261126001&page=3', 'number=SB20261126001&page=3'],
  ['state=stolen&from=yesterday&number=%27--&page=-1', ''],
])('%j is read and written as %j', (query, written) => {
  expect(writeState(read(query)).toString()).toBe(written);
});

test('the order that is looked at is no filter', () => {
  expect(hasFilter(read('number=SB20261126001'))).toBe(false);
  expect(hasFilter(read('to=2026-11-30'))).toBe(true);
});
