import type { Db } from '../../core/db/database.ts';
import { mailsWith, type Counterparts, type ExchangedMail } from './creator-mails.queries.ts';
import { deleteOldContents, deleteOldUnanswered } from './retention/old-mails.queries.ts';

export type { ExchangedMail };
export { deleteOldContents, deleteOldUnanswered };

/** Returns mails from a creator, and those written to them by hand, newest first, at most `most`. */
export const mailsWithCreator = (
  db: Db,
  teamId: number,
  counterparts: Counterparts,
  max: number,
): Promise<ExchangedMail[]> => mailsWith(db, teamId, counterparts, max);
