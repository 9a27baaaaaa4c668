import { expect, test } from 'vitest';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import { forgetLocal, isSame, localVerdict, recallLocal, rememberLocal } from './local-draft.ts';

const content = (name: string) => ({ name, rounds: [] as unknown[] }) as TaskContent;
const local = (name: string, revision: number) => ({ content: content(name), files: [], revision, at: 1 });

test.each([
  [null, 'none'],
  // The save succeeded, only its response was lost.
  [local('一', 3), 'none'],
  [local('二', 4), 'apply'],
  [local('二', 3), 'offer'],
] as const)('%j on top of revision 4', (known, verdict) =>
  expect(localVerdict(known, { content: content('一'), revision: 4 })).toBe(verdict),
);

test('is recalled as it was, each draft for itself', () => {
  const isContent = ({ rounds }: Partial<TaskContent>) => Array.isArray(rounds);
  rememberLocal('mail', 8, local('八', 2));
  expect(recallLocal('mail', 8, isContent)).toEqual(local('八', 2));
  expect(recallLocal('mail', 9, isContent)).toBe(null);
  expect(recallLocal('letter', 8, isContent)).toBe(null);
  expect(recallLocal('mail', 8, () => false)).toBe(null);
  forgetLocal('mail', 8);
  expect(recallLocal('mail', 8, isContent)).toBe(null);
});

test.each([
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ name: ' 一' }, { name: '一' }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [{ a: null }, { a: {} }, false],
])('%j and %j are the same: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));
