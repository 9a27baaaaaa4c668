import type { ThreadMail } from '../../../../contract/inbox/threads.ts';

/** The mail that an answer to a conversation answers: the last that came in, else the last of a mailbox. */
export function answerable(mails: readonly ThreadMail[]): ThreadMail | undefined {
  const ofMailbox = mails.filter(({ item }) => item === 'mail');
  return ofMailbox.findLast(({ direction }) => direction === 'in') ?? ofMailbox.at(-1);
}
