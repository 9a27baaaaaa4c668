import { expect, test } from 'vitest';
import { pagesOf, readId, readKeyword, readPaging, writePaging } from './paging.ts';

test.each([
  ['', { page: 1, size: 20 }],
  ['page=3&size=50', { page: 3, size: 50 }],
  ['page=10000&size=100', { page: 10_000, size: 100 }],
  ['page=10001&size=21', { page: 1, size: 20 }],
  ['page=1.5', { page: 1, size: 20 }],
  ['page=0', { page: 1, size: 20 }],
])('%j is read', (query, paging) => {
  expect(readPaging(new URLSearchParams(query))).toEqual(paging);
});

test.each([
  [{ page: 1, size: 20 }, 'size=20'],
  [{ page: 2, size: 50 }, 'page=2'],
])('%j is written beside another usual size', (paging, query) => {
  const params = new URLSearchParams();
  writePaging(params, paging, 50);
  expect(params.toString()).toBe(query);
  expect(readPaging(params, 50)).toEqual(paging);
});

test.each([
  ['7', 7],
  ['', null],
  [null, null],
  ['0', null],
  ['-7', null],
  ['x', null],
])('%j as an id is %j', (text, id) => {
  expect(readId(text)).toBe(id);
});

test('a keyword is taken without its edges, and no longer than the server takes it', () => {
  expect(readKeyword(new URLSearchParams('keyword=+lan+'))).toBe('lan');
  expect(readKeyword(new URLSearchParams({ keyword: 'a'.repeat(120) }))).toHaveLength(100);
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%d rows are %d pages', (total, pages) => {
  expect(pagesOf(total, 20)).toBe(pages);
});
