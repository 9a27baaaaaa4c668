import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { announce } from '../../core/realtime/announce.ts';
import { notify } from '../../activity/notifications/service.ts';
import { lockTask, setTaskState, standOf } from './task-state.queries.ts';

const announceTask = (db: Db, teamId: number, taskId: number) =>
  announce(db, { teamId }, { code: realtimeCodes.mailTask, id: taskId });

/** Lets open pages reload the progress of these tasks. */
export async function announceTasks(pool: Db, teamId: number, taskIds: readonly number[]): Promise<void> {
  await asTeam(pool, teamId, async db => {
    for (const id of taskIds) await announceTask(db, teamId, id);
  });
}

/** Ends a task without waiting, flying or doubtful messages: as sent, or as not sent if nobody got it. */
export async function endTaskIfDone(db: Db, ctx: Context, teamId: number, taskId: number): Promise<void> {
  await announceTask(db, teamId, taskId);
  const { open, reached } = await standOf(db, teamId, taskId);
  if (open) return;
  const task = await lockTask(db, teamId, taskId);
  if (!task || (task.state !== 'sending' && task.state !== 'paused')) return;
  const at = ctx.now();
  const state = reached ? 'sent' : 'not_sent';
  await setTaskState(db, teamId, taskId, { state, ended_at: at, pause_reason: '', changed_at: at });
  const ids = { teamId, accountId: task.account_id };
  await notify(db, ctx, { ...ids, kind: 'mailTask.ended', details: { task: task.name, taskId, state } });
}

/** Pauses a task whose messages cannot be built, for example because a file is missing, until somebody changes it. */
export async function pauseTaskForContent(
  db: Db,
  ctx: Context,
  teamId: number,
  taskId: number,
): Promise<void> {
  const task = await lockTask(db, teamId, taskId);
  if (task?.state !== 'sending') return;
  await setTaskState(db, teamId, taskId, {
    state: 'paused',
    pause_reason: 'content',
    changed_at: ctx.now(),
  });
  await announceTask(db, teamId, taskId);
}

/** Continues an ended task, because something is tried again. */
export async function reopenTask(db: Db, ctx: Context, teamId: number, taskId: number): Promise<void> {
  const task = await lockTask(db, teamId, taskId);
  if (task?.state !== 'sent' && task?.state !== 'not_sent') return;
  await setTaskState(db, teamId, taskId, { state: 'sending', ended_at: null, changed_at: ctx.now() });
  await announceTask(db, teamId, taskId);
}
