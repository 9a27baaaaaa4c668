import { expect, test } from 'vitest';
import { chunksOf, largeBytes } from './fetch-chunks.ts';

const entry = (uid: number, size: number) => ({ uid, size, receivedAt: new Date(0), isSeen: false });
const cut = (sizes: readonly number[]) =>
  chunksOf(sizes.map((size, index) => entry(index + 1, size))).map(({ uids, isLarge }) =>
    isLarge ? `large ${uids.join(' ')}` : uids.join(' '),
  );
const half = largeBytes / 2;

test.each([
  ['nothing', [], []],
  ['small ones together', [10, 20, 30], ['1 2 3']],
  ['not more than a large one has', [half, half, 1], ['1 2', '3']],
  ['a large one by itself', [1, largeBytes + 1, 1, 1], ['1', 'large 2', '3 4']],
  ['large ones one after the other', [largeBytes + 1, largeBytes * 9], ['large 1', 'large 2']],
  ['one that is just not large', [largeBytes, 1], ['1', '2']],
])('%s', (_name, sizes, chunks) => {
  expect(cut(sizes)).toEqual(chunks);
});

test('not more than a hundred together', () => {
  const chunks = chunksOf(Array.from({ length: 250 }, (_, index) => entry(index + 1, 1)));
  expect(chunks.map(({ uids }) => uids.length)).toEqual([100, 100, 50]);
});
