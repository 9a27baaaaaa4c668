import type { Db } from '../../core/db/database.ts';
import { openEmailsTo, type Addressed, type OpenEmail } from './open-emails.queries.ts';
import { changeAuthor } from './queries.ts';

export type { OpenEmail };

/** Hands over the emails and drafts of a deleted account, in the caller's transaction. */
export const handOverEmails = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeAuthor(db, teamId, fromAccountId, toAccountId);

/** Returns emails to a creator that failed or are in doubt, newest first; sent ones are filed among the mails. */
export const openEmails = (db: Db, teamId: number, addressed: Addressed, max: number): Promise<OpenEmail[]> =>
  openEmailsTo(db, teamId, addressed, max);
