import type { BackgroundTaskKind } from '../../../contract/activity/background-tasks.ts';
import type { Db } from '../../core/db/database.ts';

export interface NewBackgroundTask {
  teamId: number;
  accountId: number;
  kind: BackgroundTaskKind;
  details: Record<string, string | number>;
  /** Absent until the total is known. */
  total?: number;
  /** Its own engine always resumes it, so it may be silent for any time. */
  goesOnAlone?: boolean;
}

export interface BackgroundTaskIds {
  teamId: number;
  workId: number;
}

export async function insertBackgroundTask(db: Db, task: NewBackgroundTask, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('background_tasks')
    .values({
      team_id: task.teamId,
      account_id: task.accountId,
      kind: task.kind,
      details: JSON.stringify(task.details),
      state: 'waiting',
      total: task.total ?? null,
      started_at: at,
      finished_at: null,
      file_id: null,
      failure: null,
      dismissed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks a task that has not ended, so that it ends only once; undefined if it has ended, or was deleted with its
 * account.
 */
export function lockOpenBackgroundTask(db: Db, { teamId, workId }: BackgroundTaskIds) {
  return db
    .selectFrom('background_tasks')
    .select(['account_id', 'kind', 'details'])
    .where('team_id', '=', teamId)
    .where('id', '=', workId)
    .where('state', 'in', ['waiting', 'running'])
    .forUpdate()
    .executeTakeFirst();
}

export type BackgroundTaskChange = Partial<{
  state: 'running' | 'done' | 'failed';
  done: number;
  total: number | null;
  finished_at: Date;
  file_id: number | null;
  failure: string;
  details: Record<string, string | number>;
}>;

export async function updateBackgroundTask(
  db: Db,
  { teamId, workId }: BackgroundTaskIds,
  { details, ...change }: BackgroundTaskChange,
): Promise<void> {
  const set = { ...change, ...(details && { details: JSON.stringify(details) }) };
  await db
    .updateTable('background_tasks')
    .set(set)
    .where('team_id', '=', teamId)
    .where('id', '=', workId)
    .execute();
}

/** Lists an account's running tasks, and ended ones that were not dismissed, newest first. */
export function listShownBackgroundTasks(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  { endedSince, max }: { endedSince: Date; max: number },
) {
  return db
    .selectFrom('background_tasks as w')
    .leftJoin('stored_files as f', join =>
      join.onRef('f.team_id', '=', 'w.team_id').onRef('f.id', '=', 'w.file_id'),
    )
    .select(['w.id', 'w.kind', 'w.details', 'w.state', 'w.done', 'w.total', 'w.failure'])
    .select(['w.started_at', 'w.finished_at', 'f.name as file_name', 'f.size as file_size', 'f.expires_at'])
    .where('w.team_id', '=', teamId)
    .where('w.account_id', '=', accountId)
    .where('w.dismissed_at', 'is', null)
    .where(each => each.or([each('w.finished_at', 'is', null), each('w.finished_at', '>=', endedSince)]))
    .orderBy('w.started_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(max)
    .execute();
}

interface OwnBackgroundTask extends BackgroundTaskIds {
  accountId: number;
}

/** @returns whether the account has such an ended task */
export async function markDismissed(
  db: Db,
  { teamId, workId, accountId }: OwnBackgroundTask,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('background_tasks')
    .set({ dismissed_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', workId)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['done', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findFileId(
  db: Db,
  { teamId, workId, accountId }: OwnBackgroundTask,
): Promise<number | null | undefined> {
  const task = await db
    .selectFrom('background_tasks')
    .select('file_id')
    .where('team_id', '=', teamId)
    .where('id', '=', workId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return task?.file_id;
}

export async function deleteBackgroundTask(db: Db, { teamId, workId }: BackgroundTaskIds): Promise<void> {
  await db.deleteFrom('background_tasks').where('team_id', '=', teamId).where('id', '=', workId).execute();
}
