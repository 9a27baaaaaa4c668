import { z } from 'zod';
import type { BulkAction, Selection } from '../../../contract/creators/bulk.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { sendLater } from '../../core/jobs/job-queue.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { actOnSelection, runBulkTask } from './service.ts';

export const bulkJob = defineJob({
  name: 'bulk.act',
  payload: z.object({ teamId: z.int(), workId: z.int() }),
  handle: (db, ctx, ids) => runBulkTask(db, ctx, ids),
});

/** Acts at once, or lets a worker do it. */
export const actOrSendLater = (db: Db, ctx: SignedIn, asked: { selection: Selection; action: BulkAction }) =>
  actOnSelection(db, ctx, asked, (db, ids) => sendLater(db, bulkJob, ids));
