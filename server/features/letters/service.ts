import type { Db } from '../../db/database.ts';
import { changeAuthor } from './queries.ts';

/** The letters and drafts of a deleted account pass on (product §3), in the caller's transaction. */
export const handOverLetters = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeAuthor(db, teamId, fromAccountId, toAccountId);
