import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';

/** Makes senders due at `at`, in the transaction that gives them something to send. */
export async function wakeSenders(
  db: Db,
  teamId: number,
  senderIds: readonly number[],
  at: Date,
): Promise<void> {
  for (const id of new Set(senderIds)) await wakeDue(db, 'mail.send', { teamId, id }, at);
}

/**
 * Lets the mailbox of a sender be read from `at` on, while the sender is connected and verified; an open connection is
 * checked at once. In the caller's transaction.
 */
export const watchInbox = (db: Db, teamId: number, senderId: number, at: Date): Promise<void> =>
  wakeDue(db, 'mail.inbox', { teamId, id: senderId }, at);
