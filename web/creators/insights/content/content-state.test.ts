import { expect, test } from 'vitest';
import { hasFilter, readContent, writeContent } from './content-state.ts';

const read = (query: string) => readContent(new URLSearchParams(query));

test.each([
  '',
  'view=grid',
  'kind=outlier&sort=plays',
  'keyword=%23tea&brand=acme&page=2&size=50',
  'view=grid&kind=sponsored&sort=interaction',
])('%s is written as it was read', query => {
  const written = writeContent(new URLSearchParams('tab=content'), read(query));
  expect(`${written}`).toBe(['tab=content', query].filter(Boolean).join('&'));
});

test('invalid values become defaults', () =>
  expect(read('view=list&kind=best&sort=-plays&page=x')).toEqual(read('')));

test.each([
  ['sort=plays&view=grid&page=3', false],
  ['kind=organic', true],
  ['keyword=tea', true],
  ['brand=acme', true],
])('%s filters: %s', (query, isFiltered) => expect(hasFilter(read(query))).toBe(isFiltered));
