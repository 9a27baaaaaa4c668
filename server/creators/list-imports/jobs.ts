import { z } from 'zod';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { sendLater } from '../../core/jobs/job-queue.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { runImport } from './run-import.ts';
import { startImport, type MappedImport } from './start-import.ts';

export const listImportJob = defineJob({
  name: 'list-imports.run',
  payload: z.object({ teamId: z.int(), workId: z.int() }),
  handle: (db, ctx, ids) => runImport(db, ctx, ids),
});

/** Lets a worker import an uploaded file. @returns the id of the background task */
export function importLater(pool: Db, ctx: SignedIn, input: MappedImport): Promise<number> {
  return startImport(pool, ctx, input, (db, ids) => sendLater(db, listImportJob, ids));
}
