import { expect, test } from 'vitest';
import { missingIds, moved, readIds } from './compared-ids.ts';

test.each([
  [null, [], 0],
  ['', [], 0],
  ['3,1,2', [3, 1, 2], 0],
  [' 3 , 1,3,', [3, 1], 0],
  ['1,x,-2,0,1.5,9007199254740993', [1], 0],
  ['1,2,3,4,5,6,7,8', [1, 2, 3, 4, 5, 6], 2],
])('%j names %j and %d more', (text, ids, beyond) => {
  expect(readIds(text)).toEqual({ ids, beyond });
});

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%d moved by %d', (id, by, ids) => {
  expect(moved([1, 2, 3], id, by)).toEqual(ids);
});

test('an error names unknown creators', () => {
  expect(missingIds([{ field: 'ids.7' }, { field: 'ids' }, { field: 'ids.12' }])).toEqual([7, 12]);
});
