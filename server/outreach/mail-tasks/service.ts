import type { Db } from '../../core/db/database.ts';
import { wakeSenders } from '../senders/wake-senders.ts';
import { changeMaker, sendingTasksOf } from './queries.ts';
import { sendersWaitedFor } from './sending/change-task-state.queries.ts';

/** Hands over the tasks and drafts of a deleted account, in the caller's transaction. */
export const handOverTasks = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);

/** Lets what an account is sending go on after its quota changed, in the caller's transaction. */
export async function wakeTasksOf(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  at: Date,
): Promise<void> {
  for (const taskId of await sendingTasksOf(db, teamId, accountId))
    await wakeSenders(db, teamId, await sendersWaitedFor(db, teamId, taskId), at);
}
