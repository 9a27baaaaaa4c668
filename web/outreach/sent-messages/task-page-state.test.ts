import { describe, expect, test } from 'vitest';
import { filterOf, readDetail, writeDetail } from './task-page-state.ts';

const nothing = {
  id: null,
  tab: 'recipients',
  outcome: null,
  keyword: '',
  page: 1,
  size: 20,
  recipient: null,
  isEditing: false,
};

describe('the question in an address', () => {
  test.each([
    ['', {}],
    ['id=7', { id: 7 }],
    ['id=-7&tab=nowhere&outcome=happy&page=0&size=7&recipient=x&edit=yes', {}],
    ['id=7&tab=rounds&edit=1', { id: 7, tab: 'rounds', isEditing: true }],
    [
      'id=7&outcome=inDoubt&keyword=+林+&page=3&size=50&recipient=12',
      { id: 7, outcome: 'inDoubt', keyword: '林', page: 3, size: 50, recipient: 12 },
    ],
  ])('%j', (query, state) =>
    expect(readDetail(new URLSearchParams(query))).toEqual({ ...nothing, ...state }),
  );

  test('is written in its shortest form, and read back', () => {
    const state = readDetail(
      new URLSearchParams('id=7&tab=settings&outcome=read&keyword=a&page=2&recipient=3'),
    );
    expect(writeDetail(readDetail(new URLSearchParams('id=7'))).toString()).toBe('id=7');
    expect(readDetail(writeDetail(state))).toEqual(state);
  });
});

test('unset filters are not sent', () => {
  expect(filterOf({ outcome: null, keyword: '' })).toEqual({});
  expect(filterOf({ outcome: 'fail', keyword: 'lin' })).toEqual({ outcome: 'fail', keyword: 'lin' });
});
