import { expect, test } from 'vitest';
import { hasFilter, readOutbox, writeOutbox } from './outbox-state.ts';

const nothing = { state: null, senderId: null, keyword: '', page: 1, size: 20, message: null };

test.each([
  ['', {}],
  ['state=lost&senderId=0&message=-1', {}],
  [
    'state=in_doubt&senderId=4&keyword=lin&page=2&message=9',
    { state: 'in_doubt', senderId: 4, keyword: 'lin', page: 2, message: 9 },
  ],
])('%j', (query, state) => {
  const read = readOutbox(new URLSearchParams(query));
  expect(read).toEqual({ ...nothing, ...state });
  expect(readOutbox(writeOutbox(read))).toEqual(read);
});

test.each([
  ['', false],
  ['page=2&message=9', false],
  ['state=failed', true],
  ['senderId=4', true],
  ['keyword=lin', true],
])('%j filters: %s', (query, filters) =>
  expect(hasFilter(readOutbox(new URLSearchParams(query)))).toBe(filters),
);
