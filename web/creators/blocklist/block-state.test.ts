import { expect, test } from 'vitest';
import { anyBlock, filterOf, hasFilter, readState, writeState } from './block-state.ts';

const first = { ...anyBlock, isHistory: false, page: 1, size: 20 };

test.each([
  ['', first],
  ['keyword=+nora+&platform=youtube', { ...first, keyword: 'nora', platform: 'youtube' }],
  ['listId=0', { ...first, listId: 0 }],
  ['listId=7&removed=1&page=2&size=50', { ...first, listId: 7, isHistory: true, page: 2, size: 50 }],
  ['platform=vimeo&listId=-1&removed=2&page=0&size=21', first],
  ['listId=&page=10001', first],
  [`keyword=${'a'.repeat(120)}`, { ...first, keyword: 'a'.repeat(100) }],
])('%j is read', (query, expected) => {
  expect(readState(new URLSearchParams(query))).toEqual(expected);
});

test.each(['', 'keyword=nora&platform=tiktok&listId=0&removed=1&page=2&size=100', 'listId=3'])(
  '%j is written as it was read',
  query => {
    expect(writeState(readState(new URLSearchParams(query))).toString()).toBe(query);
  },
);

test('only set values are sent to the server', () => {
  expect(filterOf(first)).toEqual({});
  expect(filterOf({ ...first, listId: 0, isHistory: true })).toEqual({ listId: 0, removed: '1' });
});

test.each([
  [first, false],
  [{ ...first, isHistory: true }, false],
  [{ ...first, keyword: 'x' }, true],
  [{ ...first, platform: 'tiktok' } as const, true],
  [{ ...first, listId: 0 }, true],
])('%j asks for something: %s', (filter, expected) => {
  expect(hasFilter(filter)).toBe(expected);
});
