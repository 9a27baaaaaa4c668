import type { ThreadMail } from '../../../../contract/inbox/threads.ts';

/** More earlier mails than this are folded into one line. */
const maxLines = 3;

export const mailKey = ({ item, id }: Pick<ThreadMail, 'item' | 'id'>) => `${item}${id}`;

/** The mails that are open at first: the last one and all unread ones. */
export function openAtFirst(mails: readonly ThreadMail[]): ReadonlySet<string> {
  const last = mails.at(-1);
  return new Set(mails.filter(mail => mail === last || mail.isUnread).map(mailKey));
}

/** How many earlier, closed mails to fold into one line; the first and the open ones stay visible. */
export function hiddenBetween(mails: readonly ThreadMail[], open: ReadonlySet<string>): number {
  const firstOpen = mails.findIndex(mail => open.has(mailKey(mail)));
  const closed = firstOpen === -1 ? mails.length : firstOpen;
  return closed > maxLines ? closed - 2 : 0;
}
