import type { Db } from '../../db/database.ts';
import { wakeDue } from '../../db/due-leases.ts';
import { inboxKind } from './inbox-kind.ts';

/** From `at` on the inbox of a sender is read, for as long as something may come back; in the caller's transaction. */
export const watchInbox = (db: Db, teamId: number, senderId: number, at: Date): Promise<void> =>
  wakeDue(db, inboxKind, { teamId, id: senderId }, at);
