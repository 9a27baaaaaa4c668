import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { taskToChange } from '../mail-tasks/find-task.ts';
import { recordTaskChange } from '../mail-tasks/record-task-change.ts';
import { requeueFailed, settleMessage } from '../delivery/service.ts';
import { outboxRows } from './outbox.queries.ts';

const goingOn = ['sending', 'paused', 'sent', 'not_sent'] as const;

/** Tries again messages that were certainly not delivered. @throws AppError not_found, forbidden, task_state */
export function retryFailed(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  ids: readonly number[] | undefined,
): Promise<{ retried: number }> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    await taskToChange(db, ctx, taskId, goingOn);
    const retried = await requeueFailed(db, ctx, { teamId, taskId, ids });
    return { retried };
  });
}

/** Settles a message in doubt by a user's decision. @throws AppError not_found, forbidden, task_state */
export async function settleByAccount(
  db: Db,
  ctx: SignedIn,
  messageId: number,
  sent: boolean,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const [message] = await outboxRows(db, teamId, [messageId]);
    if (!message) throw new AppError('not_found');
    const task = await taskToChange(db, ctx, message.task_id, [...goingOn, 'cancelled']);
    await settleMessage(db, ctx, { teamId, messageId, sent });
    await recordTaskChange(db, ctx, task, 'mailTask.settle', { after: { recipient: message.address, sent } });
  });
}
