import { describe, expect, test } from 'vitest';
import { memberSorts, getList } from '../../../contract/creators/lists.ts';
import { hasFilter, memberSortNames, readMembers, writeMembers } from './member-state.ts';

const full = 'keyword=b%E1%BA%BFp&status=agreed&tag=%E7%BE%8E%E9%A3%9F&collector=7&sort=price&page=3&size=50';

describe('the address of a list', () => {
  test('every filter is restored from it, and the contract accepts it', () => {
    const written = writeMembers(readMembers(new URLSearchParams(full)));
    expect(written.toString()).toBe(full);
    expect(getList.query.parse(Object.fromEntries(written))).toEqual({
      keyword: 'bếp',
      status: 'agreed',
      tag: '美食',
      collector: 7,
      sort: 'price',
      page: 3,
      size: 50,
    });
  });

  test('sorts are those of the contract', () => expect(memberSortNames).toEqual([...memberSorts]));

  test.each([
    'status=magic',
    'collector=0',
    'collector=x',
    'sort=name',
    'page=0',
    'page=20000',
    'size=7',
    'keyword=+',
  ])('%s falls back', text => {
    const state = readMembers(new URLSearchParams(text));
    expect(writeMembers(state).toString()).toBe('');
    expect(hasFilter(state.filter)).toBe(false);
  });

  test('a keyword and a tag are cut to the contract’s limits', () => {
    const { filter } = readMembers(new URLSearchParams({ keyword: 'k'.repeat(200), tag: 't'.repeat(80) }));
    expect([filter.keyword?.length, filter.tag?.length]).toEqual([100, 40]);
  });
});
