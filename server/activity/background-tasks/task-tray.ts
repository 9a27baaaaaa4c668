import type { BackgroundTask, BackgroundTaskKind } from '../../../contract/activity/background-tasks.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { openFile, type StoredFile } from '../../core/storage/stored-files.ts';
import { announceBackgroundTask } from './task-progress.ts';
import { findFileId, listShownBackgroundTasks, markDismissed } from './queries.ts';

const maxShown = 30;
const shownForMs = 7 * 24 * 60 * 60 * 1000;

/** The full input is for the worker, and too large for the tray. */
function shownDetails(details: BackgroundTask['details']): BackgroundTask['details'] {
  return Object.fromEntries(Object.entries(details).filter(([name]) => name !== 'asked'));
}

/** The caller's tasks in the tray: not dismissed, newest first; ended ones for seven days. */
export async function loadBackgroundTasks(db: Db, ctx: SignedIn): Promise<BackgroundTask[]> {
  const { actor } = ctx;
  const at = ctx.now();
  const endedSince = new Date(at.getTime() - shownForMs);
  const rows = await asTeam(db, actor.teamId, db =>
    listShownBackgroundTasks(db, actor, { endedSince, max: maxShown }),
  );
  return rows.map(row => ({
    id: row.id,
    kind: row.kind as BackgroundTaskKind,
    details: shownDetails(row.details),
    state: row.state,
    done: row.done,
    total: row.total,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    file:
      row.file_name === null || row.file_size === null || (row.expires_at && row.expires_at <= at)
        ? null
        : { name: row.file_name, size: row.file_size },
    failure: row.failure,
  }));
}

/** @throws AppError not_found if it is not the caller's, or has not ended */
export async function dismissBackgroundTask(db: Db, ctx: SignedIn, workId: number): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const ids = { teamId, workId };
    if (!(await markDismissed(db, { ...ids, accountId }, ctx.now()))) throw new AppError('not_found');
    await announceBackgroundTask(db, ids, accountId);
  });
}

/** @throws AppError not_found if it is not the caller's, has no file, or its file has expired */
export async function openBackgroundTaskFile(db: Db, ctx: SignedIn, workId: number): Promise<StoredFile> {
  const { teamId, accountId } = ctx.actor;
  const fileId = await asTeam(db, teamId, db => findFileId(db, { teamId, workId, accountId }));
  const file = fileId ? await openFile(db, teamId, fileId, ctx.now()) : null;
  if (!file) throw new AppError('not_found');
  return file;
}
