import { expect, test } from 'vitest';
import type { ThreadMail } from '../../../../contract/inbox/threads.ts';
import { hiddenBetween, openAtFirst } from './mail-folds.ts';

/** `r` is a read mail, `u` an unread one; ids from 1. */
const mails = (text: string) =>
  [...text].map((each, at) => ({ item: 'mail', id: at + 1, isUnread: each === 'u' }) as ThreadMail);

test.each([
  ['r', ['mail1'], 0],
  ['rr', ['mail2'], 0],
  ['rrrr', ['mail4'], 0],
  ['rrrrr', ['mail5'], 2],
  ['rrrrrrur', ['mail7', 'mail8'], 4],
  ['uuuuu', ['mail1', 'mail2', 'mail3', 'mail4', 'mail5'], 0],
])('%s', (text, open, hidden) => {
  const all = mails(text);
  expect([...openAtFirst(all)]).toEqual(open);
  expect(hiddenBetween(all, openAtFirst(all))).toBe(hidden);
});
