import type { Db } from '../../core/db/database.ts';
import { changeMaker } from './queries.ts';
/** Hands over the tasks and drafts of a deleted account, in the caller's transaction. */
export const handOverTasks = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);
