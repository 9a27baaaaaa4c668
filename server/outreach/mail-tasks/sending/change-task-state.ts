import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { dropDue } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { taskToChange } from '../find-task.ts';
import { updateTask } from '../queries.ts';
import { recordTaskChange, announceTaskTo } from '../record-task-change.ts';
import { bringFirstMailsForward, cancelWaiting, sendersWaitedFor } from './change-task-state.queries.ts';
import { wakeSenders } from '../../senders/wake-senders.ts';

/** Messages in flight are still delivered. @throws AppError not_found, forbidden, task_state */
export async function pauseMailTask(db: Db, ctx: SignedIn, taskId: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['sending']);
    const change = { state: 'paused', pause_reason: 'account', changed_at: ctx.now() } as const;
    await updateTask(db, teamId, taskId, change);
    await recordTaskChange(db, ctx, task, 'mailTask.pause');
  });
}

/** @throws AppError not_found, forbidden, task_state */
export async function resumeMailTask(db: Db, ctx: SignedIn, taskId: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['paused']);
    await updateTask(db, teamId, taskId, { state: 'sending', pause_reason: '', changed_at: ctx.now() });
    await wakeSenders(db, teamId, await sendersWaitedFor(db, teamId, taskId), ctx.now());
    await recordTaskChange(db, ctx, task, 'mailTask.resume');
  });
}

/**
 * Sends the first mails of a task without waiting for its window; follow-ups keep to it.
 * @throws AppError not_found, forbidden, task_state
 */
export async function sendOutsideWindow(
  db: Db,
  ctx: SignedIn,
  taskId: number,
): Promise<{ recipients: number }> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  return asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['sending', 'paused']);
    await updateTask(db, teamId, taskId, { is_first_at_once: true, changed_at: at });
    const recipients = await bringFirstMailsForward(db, teamId, taskId, at);
    await wakeSenders(db, teamId, await sendersWaitedFor(db, teamId, taskId), at);
    await recordTaskChange(db, ctx, task, 'mailTask.skipWindow', { after: { recipients } });
    return { recipients };
  });
}

/**
 * Waiting recipients get nothing more; messages in flight are still delivered. @throws AppError not_found, forbidden,
 * task_state
 */
export async function cancelMailTask(db: Db, ctx: SignedIn, taskId: number): Promise<void> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  await asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['sending', 'paused']);
    const recipients = await cancelWaiting(db, teamId, taskId);
    const change = { state: 'cancelled', pause_reason: '', ended_at: at, changed_at: at } as const;
    await updateTask(db, teamId, taskId, change);
    await recordTaskChange(db, ctx, task, 'mailTask.cancel', { after: { recipients } });
  });
}

/** @throws AppError not_found, forbidden, task_state if it has started meanwhile */
export async function unscheduleMailTask(db: Db, ctx: SignedIn, taskId: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await taskToChange(db, ctx, taskId, ['timed']);
    await updateTask(db, teamId, taskId, { state: 'draft', timed_at: null, changed_at: ctx.now() });
    await dropDue(db, 'mailTask.start', { teamId, id: taskId });
    await announceTaskTo(db, teamId, taskId);
  });
}
