import type { z } from 'zod';
import type { listImportRuns, listJobs } from '../../../contract/activity/job-admin.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { deadLetters, reviveDeadJob } from '../../core/jobs/job-queue.ts';
import { listDeadJobs, listImportRuns as readImportRuns, listQueues } from './queries.ts';

export async function loadJobs(db: Db, _ctx: Context): Promise<z.output<(typeof listJobs)['reply']>> {
  const [queues, dead] = [await listQueues(db, deadLetters), await listDeadJobs(db, deadLetters)];
  return {
    queues,
    dead: dead.map(({ id, queue, created_on, error }) => ({
      id,
      queue,
      createdAt: created_on.toISOString(),
      error: error ?? '',
    })),
  };
}

/** @throws AppError not_found if no dead job has this id */
export async function retryDeadJob(db: Db, _ctx: Context, id: string): Promise<void> {
  if (!(await reviveDeadJob(db, id))) throw new AppError('not_found');
}

export async function loadImports(
  db: Db,
  _ctx: Context,
): Promise<z.output<(typeof listImportRuns)['reply']>> {
  const runs = await readImportRuns(db);
  return {
    runs: runs.map(run => ({
      id: run.id,
      fileName: run.file_name,
      mapping: run.mapping,
      state: run.state,
      rowsRead: run.rows_read,
      creatorsWritten: run.creators_written,
      postsWritten: run.posts_written,
      unchanged: run.unchanged,
      refused: run.refused,
      startedAt: run.started_at.toISOString(),
      finishedAt: run.finished_at?.toISOString() ?? null,
    })),
  };
}
