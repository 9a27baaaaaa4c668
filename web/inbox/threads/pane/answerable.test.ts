import { expect, test } from 'vitest';
import type { ThreadMail } from '../../../../contract/inbox/threads.ts';
import { answerable } from './answerable.ts';

/** `i` is incoming, `o` outgoing from a mailbox, `m` a message of a mail task; ids from 1. */
const mails = (text: string) =>
  [...text].map(
    (each, at) =>
      ({
        item: each === 'm' ? 'message' : 'mail',
        id: at + 1,
        direction: each === 'i' ? 'in' : 'out',
      }) as ThreadMail,
  );

test.each([
  ['mi', 2],
  ['mio', 2],
  ['ioi', 3],
  ['mo', 2],
  ['m', undefined],
  ['', undefined],
])('%s', (text, id) => expect(answerable(mails(text))?.id).toBe(id));
