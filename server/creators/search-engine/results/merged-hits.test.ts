import { expect, test } from 'vitest';
import { mergedHits } from './merged-hits.ts';

const hit = (id: number, key: number | null, rank = 0) => ({ id, key, rank });
const idsOf = (...lists: ReturnType<typeof hit>[][]) => mergedHits(lists).map(({ id }) => id);

test.each([
  ['nothing', [], []],
  ['one list as it is', [[hit(3, 1), hit(1, 9)]], [3, 1]],
  ['the greater key first', [[hit(1, 9), hit(2, 3)], [hit(3, 5)], [hit(4, 1)]], [1, 3, 2, 4]],
  ['the smaller id among equals', [[hit(4, 5), hit(6, 5)], [hit(5, 5)]], [4, 5, 6]],
  [
    'absent keys last',
    [
      [hit(1, 2), hit(2, null)],
      [hit(3, 1), hit(4, null)],
    ],
    [1, 3, 2, 4],
  ],
  ['a better rank before a greater key', [[hit(1, 1, 0), hit(2, 90, 5)], [hit(3, 50, 2)]], [1, 3, 2]],
  ['each list in its own order', [[hit(1, 1, 3), hit(2, 9, 2)], [hit(3, 5, 3)]], [3, 1, 2]],
] as const)('%s', (_, lists, ids) => {
  expect(idsOf(...lists.map(list => [...list]))).toEqual(ids);
});
