import type { ThreadMail } from '../../../../contract/inbox/threads.ts';

/** More than so many earlier mails in a row stand behind one line. */
const mostLines = 3;

export const mailKey = ({ item, id }: Pick<ThreadMail, 'item' | 'id'>) => `${item}${id}`;

/** Which mails of a conversation are open when it is opened: the last one, and what was not read yet. */
export function openAtFirst(mails: readonly ThreadMail[]): ReadonlySet<string> {
  const last = mails.at(-1);
  return new Set(mails.filter(mail => mail === last || mail.isUnread).map(mailKey));
}

/** How many of the earlier, closed mails stand behind one line; the first and what follows stay visible. */
export function hiddenBetween(mails: readonly ThreadMail[], open: ReadonlySet<string>): number {
  const firstOpen = mails.findIndex(mail => open.has(mailKey(mail)));
  const closed = firstOpen === -1 ? mails.length : firstOpen;
  return closed > mostLines ? closed - 2 : 0;
}
