import { expect, test } from 'vitest';
import { batchesOf } from './fetch-batches.ts';

const kb = 1024;
const mb = 1024 * kb;

const sizesOf = (sizes: number[]) =>
  batchesOf(
    sizes.map((size, index) => ({ uid: index + 1, size, receivedAt: new Date(0), isSeen: false })),
  ).map(batch => batch.map(({ uid }) => uid));

test.each([
  ['nothing', [], []],
  ['small ones together', [kb, 256 * kb, kb], [[1, 2, 3]]],
  ['a large one alone, in its place', [kb, 256 * kb + 1, kb, kb], [[1], [2], [3, 4]]],
  ['those of unknown size one by one', [kb, 0, 0, kb], [[1], [2], [3], [4]]],
  ['large ones one by one', [30 * mb, 40 * mb], [[1], [2]]],
])('%s', (_what, sizes, batches) => {
  expect(sizesOf(sizes)).toEqual(batches);
});

test('no more than 8 MB together', () => {
  const batches = sizesOf(Array<number>(70).fill(256 * kb));
  expect(batches.map(({ length }) => length)).toEqual([32, 32, 6]);
});
