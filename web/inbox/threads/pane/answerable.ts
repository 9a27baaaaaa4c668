import type { ThreadMail } from '../../../../contract/inbox/threads.ts';

/** The mail that a reply answers: the last incoming one, otherwise the last outgoing one of a mailbox. */
export function answerable(mails: readonly ThreadMail[]): ThreadMail | undefined {
  const ofMailbox = mails.filter(({ item }) => item === 'mail');
  return ofMailbox.findLast(({ direction }) => direction === 'in') ?? ofMailbox.at(-1);
}
