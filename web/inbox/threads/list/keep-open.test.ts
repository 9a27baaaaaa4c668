import { expect, test } from 'vitest';
import type { ThreadRow } from '../../../../contract/inbox/threads.ts';
import { keepOpen } from './keep-open.ts';

const rows = (...ids: number[]) => ids.map(id => ({ id, unread: 1 }) as ThreadRow);

test.each([
  ['nothing is open', [1, 2], [1, 2, 3], null, [1, 2]],
  ['it is still listed', [1, 2], [1, 2], 2, [1, 2]],
  ['it stood in the middle', [1, 3], [1, 2, 3], 2, [1, 2, 3]],
  ['it stood first', [2, 3], [1, 2, 3], 1, [1, 2, 3]],
  ['it stood last', [1, 2], [1, 2, 3], 3, [1, 2, 3]],
  ['the one before it left too', [1, 4], [1, 2, 3, 4], 3, [1, 3, 4]],
  ['new ones came', [9, 1, 3], [1, 2, 3], 2, [9, 1, 2, 3]],
  ['it never stood there', [1, 2], [1, 2], 5, [1, 2]],
])('%s', (_, listed, before, openId, expected) =>
  expect(keepOpen(rows(...listed), rows(...before), openId).map(({ id }) => id)).toEqual(expected),
);

test('It is shown as read', () =>
  expect(keepOpen(rows(1), rows(1, 2), 2).find(({ id }) => id === 2)?.unread).toBe(0));
