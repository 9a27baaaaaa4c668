import { expect, test } from 'vitest';
import { linkSorts } from '../../../contract/links/short-links.ts';
import { hasFilter, readState, sorts, writeState } from './link-state.ts';

const first = {
  keyword: '',
  productType: null,
  state: null,
  tag: '',
  creatorId: null,
  sort: 'newest',
  page: 1,
  size: 20,
};

test('the orders are those of the contract', () => {
  expect(sorts).toEqual(linkSorts);
});

test.each([
  ['', first],
  [
    'keyword=+spring&productType=app&state=off',
    { ...first, keyword: 'spring', productType: 'app', state: 'off' },
  ],
  ['tag=%E7%BE%8E%E5%A6%86&creatorId=7&sort=pv', { ...first, tag: '美妆', creatorId: 7, sort: 'pv' }],
  ['productType=book&state=asleep&sort=luck&creatorId=-1&page=0', first],
  [`tag=${'a'.repeat(60)}`, { ...first, tag: 'a'.repeat(40) }],
])('%j is read', (query, expected) => {
  expect(readState(new URLSearchParams(query))).toEqual(expected);
});

test.each(['', 'keyword=a&productType=app&state=on&tag=b&creatorId=7&sort=uv&page=2&size=100'])(
  '%j is written as it was read',
  query => {
    expect(writeState(readState(new URLSearchParams(query))).toString()).toBe(query);
  },
);

test.each([
  ['', false],
  ['sort=pv&page=2', false],
  ['tag=a', true],
  ['creatorId=7', true],
])('%j asks for something: %s', (query, expected) => {
  expect(hasFilter(readState(new URLSearchParams(query)))).toBe(expected);
});
