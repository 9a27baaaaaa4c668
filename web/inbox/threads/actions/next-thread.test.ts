import { expect, test } from 'vitest';
import { nextThread } from './next-thread.ts';

test.each([
  ['the one below', [1, 2, 3], [2], 2, 3],
  ['the next that stays', [1, 2, 3, 4], [2, 3], 2, 4],
  ['above, at the end', [1, 2, 3], [3], 3, 2],
  ['the first one, if it is not listed', [1, 2], [9], 9, 1],
  ['none is left', [2], [2], 2, null],
  ['nothing is listed', [], [2], 2, null],
])('%s', (_, listed, leaving, open, expected) => expect(nextThread(listed, leaving, open)).toBe(expected));
