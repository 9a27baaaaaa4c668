import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';

/** Senders have something to send at `at`; in the transaction that makes it so. */
export async function wakeSenders(
  db: Db,
  teamId: number,
  senderIds: readonly number[],
  at: Date,
): Promise<void> {
  for (const id of new Set(senderIds)) await wakeDue(db, 'mail.send', { teamId, id }, at);
}

/**
 * The mailbox of a sender is read at `at`, and from then on for as long as the sender is bound and verified; one that
 * is open already is looked into at once. In the caller's transaction.
 */
export const watchInbox = (db: Db, teamId: number, senderId: number, at: Date): Promise<void> =>
  wakeDue(db, 'mail.inbox', { teamId, id: senderId }, at);
