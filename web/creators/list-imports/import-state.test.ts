import { expect, test } from 'vitest';
import { readImports, readRows, writeImports, writeRows } from './import-state.ts';

test.each([
  ['', { state: null, listId: null, page: 1, size: 20 }],
  ['state=done&listId=7&page=2&size=100', { state: 'done', listId: 7, page: 2, size: 100 }],
  ['state=lost&listId=0&page=-1&size=3', { state: null, listId: null, page: 1, size: 20 }],
])('records: %j is read', (query, expected) => {
  expect(readImports(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  ['', { outcome: null, page: 1, size: 50 }],
  ['outcome=failed&page=3', { outcome: 'failed', page: 3, size: 50 }],
  ['outcome=x&page=10001&size=20', { outcome: null, page: 1, size: 20 }],
])('rows: %j is read', (query, expected) => {
  expect(readRows(new URLSearchParams(query))).toEqual(expected);
});

test('a written state can be read, without unset values', () => {
  for (const query of ['', 'state=running&listId=7&page=2&size=50'])
    expect(writeImports(readImports(new URLSearchParams(query))).toString()).toBe(query);
  for (const query of ['', 'outcome=already&page=2&size=20'])
    expect(writeRows(readRows(new URLSearchParams(query))).toString()).toBe(query);
});
