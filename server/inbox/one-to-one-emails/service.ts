import type { Db } from '../../core/db/database.ts';
import { openLettersTo, type Addressed, type OpenLetter } from './open-emails.queries.ts';
import { changeAuthor } from './queries.ts';

export type { OpenLetter };

/** Hands over the emails and drafts of a deleted account (product §3), in the caller's transaction. */
export const handOverLetters = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeAuthor(db, teamId, fromAccountId, toAccountId);

/** Returns emails to a creator that failed or are in doubt, newest first; sent ones are filed among the mails. */
export const openLetters = (
  db: Db,
  teamId: number,
  addressed: Addressed,
  most: number,
): Promise<OpenLetter[]> => openLettersTo(db, teamId, addressed, most);
