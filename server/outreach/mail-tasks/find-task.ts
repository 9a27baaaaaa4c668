import { may } from '../../../contract/core/roles/permissions.ts';
import type { TaskContent } from '../../../contract/outreach/mail-content.ts';
import type { TaskState } from '../../../contract/outreach/mail-states.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { findTask, lockTask, type TaskRecord } from './queries.ts';

/** True for the account that created it and for the main account. */
export const isMine = (record: Pick<TaskRecord, 'account_id'>, { actor }: SignedIn): boolean =>
  record.account_id === actor.accountId || may(actor, 'work.all');

/** Only its creator sees a draft; the whole team sees started and scheduled tasks. */
const isVisible = (record: TaskRecord, ctx: SignedIn) => record.state !== 'draft' || isMine(record, ctx);

function visible(record: TaskRecord | undefined, ctx: SignedIn): TaskRecord {
  if (!record || !isVisible(record, ctx)) throw new AppError('not_found');
  return record;
}

/** @throws AppError not_found, also for another team's task and a colleague's draft */
export async function taskToRead(db: Db, ctx: SignedIn, taskId: number): Promise<TaskRecord> {
  return visible(await findTask(db, ctx.actor.teamId, taskId), ctx);
}

/**
 * Returns a task for a change, locked until the transaction ends.
 * @param states in which this can be done
 * @throws AppError not_found; forbidden for a colleague's; task_state
 */
export async function taskToChange(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  states: readonly TaskState[],
): Promise<TaskRecord> {
  const record = visible(await lockTask(db, ctx.actor.teamId, taskId), ctx);
  if (!isMine(record, ctx)) throw new AppError('forbidden', { who: 'maker' });
  if (!states.includes(record.state)) throw new AppError('task_state');
  return record;
}

/** The stored content was validated when it was received. */
export const contentOf = (record: Pick<TaskRecord, 'content'>): TaskContent =>
  record.content as unknown as TaskContent;
