import { errorText, type Lang } from '../../../contract/core/error-texts.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { removeExpiredFiles, removeFile } from '../../core/storage/stored-files.ts';
import { notify } from '../notifications/service.ts';
import {
  expectSign,
  lockExpecting,
  reportBackgroundTask,
  stopExpecting,
  announceBackgroundTask,
  type Progress,
  type Report,
} from './task-progress.ts';
import {
  deleteBackgroundTask,
  insertBackgroundTask,
  lockOpenBackgroundTask,
  updateBackgroundTask,
  type NewBackgroundTask,
  type BackgroundTaskChange,
  type BackgroundTaskIds,
} from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

const interrupted: Record<Lang, string> = {
  zh: '任务中断，请重试',
  en: 'The task was interrupted. Try again.',
};

/** The language of the account that started the task, for its file and its error. */
const langOf = ({ lang }: Record<string, string | number>): Lang => (lang === 'en' ? 'en' : 'zh');

/** Creates a task for a job, in the transaction that queues the job. @returns its id */
export async function startBackgroundTask(db: Db, ctx: Context, task: NewBackgroundTask): Promise<number> {
  const { teamId } = task;
  const at = ctx.now();
  const workId = await insertBackgroundTask(
    db,
    { ...task, details: { ...task.details, lang: ctx.lang } },
    at,
  );
  const ids = { teamId, workId };
  await putDue(db, 'backgroundTask.old', { teamId, id: workId }, at);
  if (!task.goesOnAlone) await expectSign(db, ctx, ids, 'waiting');
  await announceBackgroundTask(db, ids, task.accountId);
  return workId;
}

/** Stores the progress of a task without a job, in the caller's transaction. */
export async function advanceBackgroundTask(
  db: Db,
  ids: BackgroundTaskIds,
  progress: Progress,
): Promise<void> {
  const task = await lockOpenBackgroundTask(db, ids);
  if (!task) return;
  await updateBackgroundTask(db, ids, { ...progress, state: 'running' });
  await announceBackgroundTask(db, ids, task.account_id);
}

/** Removes a stopped task without a job from the tray, in the caller's transaction. */
export async function dropBackgroundTask(db: Db, ids: BackgroundTaskIds): Promise<void> {
  await dropDue(db, 'backgroundTask.old', { teamId: ids.teamId, id: ids.workId });
  const task = await lockOpenBackgroundTask(db, ids);
  if (!task) return;
  await deleteBackgroundTask(db, ids);
  await announceBackgroundTask(db, ids, task.account_id);
}

/** In the caller's transaction. @returns false if it has already ended, or was deleted with its account */
async function endBackgroundTask(
  db: Db,
  ctx: Context,
  ids: BackgroundTaskIds,
  changeOf: (lang: Lang, details: Outcome) => BackgroundTaskChange & { state: 'done' | 'failed' },
  notifies = true,
): Promise<boolean> {
  await stopExpecting(db, ids);
  const task = await lockOpenBackgroundTask(db, ids);
  if (!task) return false;
  const { teamId, workId } = ids;
  const { account_id: accountId, kind, details } = task;
  const change = changeOf(langOf(details), details);
  await updateBackgroundTask(db, ids, { ...change, finished_at: ctx.now() });
  await announceBackgroundTask(db, ids, accountId);
  const notification = change.state === 'done' ? 'work.done' : 'work.failed';
  if (notifies)
    await notify(db, ctx, { teamId, accountId, kind: notification, details: { work: kind, workId } });
  return true;
}

/** The numbers of the result, stored with the task's details. */
type Outcome = Record<string, string | number>;

export interface BackgroundTaskEnd {
  fileId?: number;
  done?: number;
  total?: number;
  outcome?: Outcome;
  /** False if the account gets a notification of its own. */
  notifies?: boolean;
}

/** Ends a task successfully, in the caller's transaction. @returns false if it had already ended */
export function finishBackgroundTask(
  db: Db,
  ctx: Context,
  ids: BackgroundTaskIds,
  { fileId, outcome, notifies, ...progress }: BackgroundTaskEnd,
): Promise<boolean> {
  const changeOf = (_lang: Lang, details: Outcome) => ({
    ...progress,
    state: 'done' as const,
    file_id: fileId ?? null,
    ...(outcome && { details: { ...details, ...outcome } }),
  });
  return endBackgroundTask(db, ctx, ids, changeOf, notifies);
}

/** Ends a task as failed, in the caller's transaction. @param failure the reason, for the account that started it */
export function failBackgroundTask(
  db: Db,
  ctx: Context,
  ids: BackgroundTaskIds,
  failure: (lang: Lang) => string,
): Promise<boolean> {
  return endBackgroundTask(db, ctx, ids, lang => ({ state: 'failed', failure: failure(lang) }));
}

/** Starts a task, also again after its worker died. @returns undefined if it has ended */
function beginBackgroundTask(pool: Db, ctx: Context, ids: BackgroundTaskIds) {
  return asTeam(pool, ids.teamId, async db => {
    const task = await lockExpecting(db, ctx, ids);
    if (!task) return undefined;
    await updateBackgroundTask(db, ids, { state: 'running', done: 0 });
    await announceBackgroundTask(db, ids, task.account_id);
    return task;
  });
}

export interface RunningBackgroundTask {
  accountId: number;
  details: Record<string, string | number>;
  lang: Lang;
  report: Report;
}

/** The result of a task. */
export interface BackgroundTaskResult {
  /** A stored file; deleted if the task was ended by someone else meanwhile. */
  fileId?: number;
  done: number;
  outcome?: Outcome;
  /** Runs in the transaction that ends the task: once, however often the job runs. An AppError fails the task. */
  settle?: (db: Db) => Promise<void>;
}

/**
 * Runs a task in a job: starts or restarts it, and ends it. An AppError ends it as failed; any other error is thrown,
 * so that the job is retried. An ended task is not run again.
 */
export async function runBackgroundTask(
  pool: Db,
  ctx: Context,
  ids: BackgroundTaskIds,
  task: (running: RunningBackgroundTask) => Promise<BackgroundTaskResult>,
): Promise<void> {
  const begun = await beginBackgroundTask(pool, ctx, ids);
  if (!begun) return;
  const { account_id: accountId, details } = begun;
  const report = reportBackgroundTask(pool, ctx, ids);
  let fileId: number | undefined;
  try {
    const { settle, ...left } = await task({ accountId, details, lang: langOf(details), report });
    ({ fileId } = left);
    const isOurs = await asTeam(pool, ids.teamId, async db => {
      const isOurs = await finishBackgroundTask(db, ctx, ids, { ...left, total: left.done });
      if (isOurs) await settle?.(db);
      return isOurs;
    });
    if (!isOurs && fileId !== undefined) await removeFile(pool, ids.teamId, fileId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (fileId !== undefined) await removeFile(pool, ids.teamId, fileId);
    const failure = (lang: Lang) => errorText(lang, error.code, error.details);
    await asTeam(pool, ids.teamId, db => failBackgroundTask(db, ctx, ids, failure));
  }
}

/** Ends tasks as failed whose worker died without a successor, so that none runs for ever. */
export async function failSilentBackgroundTasks(pool: Db, ctx: Context): Promise<void> {
  await processDue(pool, 'backgroundTask.silence', ctx.now(), async (db, { teamId, id }) => {
    await failBackgroundTask(db, ctx, { teamId, workId: id }, lang => interrupted[lang]);
  });
}

/** Deletes tasks after this many days, and every expired file. */
export async function deleteOldBackgroundTasks(pool: Db, ctx: Context, days: number): Promise<void> {
  const until = new Date(ctx.now().getTime() - days * dayMs);
  const deleteDue = () =>
    processDue(pool, 'backgroundTask.old', until, (db, { teamId, id }) =>
      deleteBackgroundTask(db, { teamId, workId: id }),
    );
  while (await deleteDue());
  await removeExpiredFiles(pool, ctx.now());
}
