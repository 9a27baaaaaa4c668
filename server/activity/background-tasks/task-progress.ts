import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { announce } from '../../core/realtime/announce.ts';
import { lockOpenBackgroundTask, updateBackgroundTask, type BackgroundTaskIds } from './queries.ts';

/** How long a task may wait for a worker, and how long it may be silent while it runs, before it counts as lost. */
const patienceMs = { waiting: 24 * 60 * 60 * 1000, running: 10 * 60 * 1000 };

/** From now on, the task must report regularly while it runs. */
export async function expectSign(
  db: Db,
  ctx: Context,
  { teamId, workId }: BackgroundTaskIds,
  state: 'waiting' | 'running',
): Promise<void> {
  await putDue(
    db,
    'backgroundTask.silence',
    { teamId, id: workId },
    new Date(ctx.now().getTime() + patienceMs[state]),
  );
}

export async function stopExpecting(db: Db, { teamId, workId }: BackgroundTaskIds): Promise<void> {
  await dropDue(db, 'backgroundTask.silence', { teamId, id: workId });
}

/**
 * Reports that a task is running. The deadline is always written before the task is locked: the search for silent tasks
 * uses the same order, and the opposite order would deadlock.
 */
export async function lockExpecting(db: Db, ctx: Context, ids: BackgroundTaskIds) {
  await expectSign(db, ctx, ids, 'running');
  const task = await lockOpenBackgroundTask(db, ids);
  if (!task) await stopExpecting(db, ids);
  return task;
}

export async function announceBackgroundTask(
  db: Db,
  { teamId, workId }: BackgroundTaskIds,
  accountId: number,
): Promise<void> {
  await announce(db, { teamId, accountId }, { code: realtimeCodes.work, id: workId });
}

export interface Progress {
  done: number;
  /** Set once it is known. */
  total?: number;
}
export type Report = (progress: Progress) => Promise<void>;

/** A page shows no more than two updates a second. */
const reportEveryMs = 500;

/**
 * Lets a running task report its progress, in separate transactions, so that others see it before the task ends. It may
 * be called at any rate; it writes and notifies at most twice a second.
 */
export function reportBackgroundTask(pool: Db, ctx: Context, ids: BackgroundTaskIds): Report {
  let next = 0;
  return async progress => {
    const at = ctx.now().getTime();
    if (at < next) return;
    next = at + reportEveryMs;
    await asTeam(pool, ids.teamId, async db => {
      const task = await lockExpecting(db, ctx, ids);
      if (!task) return;
      await updateBackgroundTask(db, ids, progress);
      await announceBackgroundTask(db, ids, task.account_id);
    });
  };
}
