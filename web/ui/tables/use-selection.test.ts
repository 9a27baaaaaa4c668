import { expect, test } from 'vitest';
import { selectionAfter } from './use-selection.ts';

const page = [1, 2, 3];

test.each([
  ['one', [], false, [2], true, [2], false],
  ['a page, beside one of another', [9], false, page, true, [9, 1, 2, 3], false],
  ['one twice', [2], false, [2], true, [2], false],
  ['one less', [2, 9], false, [2], false, [9], false],
  ['one that was not ticked', [9], false, [2], false, [9], false],
  ['one less of all: the rest of the page', [], true, [2], false, [1, 3], false],
  ['a page less of all', [], true, page, false, [], false],
  ['one of all, which were all', [], true, [2], true, [], true],
] as const)('%s', (_what, ids, isAll, changed, isSelected, after, stillAll) =>
  expect(selectionAfter({ ids: new Set(ids), isAll }, page, changed, isSelected)).toEqual({
    ids: new Set(after),
    isAll: stillAll,
  }),
);
