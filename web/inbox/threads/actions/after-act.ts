import type { ThreadAct, ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import type { InboxFilter } from '../inbox-address.ts';

export interface Person {
  id: number;
  name: string;
}

/** The views that still list a conversation after the action. */
const staysAfter: Partial<Record<ThreadAct['kind'], readonly InboxView[]>> = {
  archive: ['archived', 'all', 'spam'],
  snooze: ['snoozed', 'archived', 'all', 'spam'],
  spam: ['spam'],
};

const leaves: Partial<Record<ThreadAct['kind'], InboxView>> = {
  restore: 'archived',
  wake: 'snoozed',
  notSpam: 'spam',
  read: 'unread',
};

/** Whether an action removes a conversation from the current list; a search covers everything but spam. */
export function leavesList(act: ThreadAct, { view, label, q }: InboxFilter, me: number): boolean {
  if (act.kind === 'unlabel') return act.labelId === label;
  if (q) return act.kind === 'spam';
  if (act.kind === 'assign') return view === 'mine' && act.accountId !== me;
  return staysAfter[act.kind]?.includes(view) === false || leaves[act.kind] === view;
}

/** A row as the action will leave it, shown before the server answers. @param now ISO */
export function afterAct(
  row: ThreadRow,
  act: ThreadAct,
  { people, now }: { people: readonly Person[]; now: string },
): ThreadRow {
  switch (act.kind) {
    case 'read':
      return { ...row, unread: 0 };
    case 'unread':
      return { ...row, unread: Math.max(1, row.unread) };
    case 'archive':
      return { ...row, archivedAt: now };
    case 'restore':
      return { ...row, archivedAt: null };
    case 'spam':
    case 'notSpam':
      return { ...row, isSpam: act.kind === 'spam' };
    case 'snooze':
      return { ...row, snoozedUntil: act.until };
    case 'wake':
      return { ...row, snoozedUntil: null };
    case 'assign':
      return { ...row, assignedTo: people.find(({ id }) => id === act.accountId) ?? null };
    case 'label':
      return { ...row, labels: [...new Set([...row.labels, act.labelId])] };
    case 'unlabel':
      return { ...row, labels: row.labels.filter(id => id !== act.labelId) };
  }
}
