import { z } from 'zod';
import type { RecordFilter } from '../../../contract/operation-records.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sendLater } from '../../jobs/boss.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { startExport, writeExport } from './export.ts';

export const exportJob = defineJob({
  name: 'operation-records.export',
  payload: z.object({ teamId: z.int(), workId: z.int() }),
  handle: (db, ctx, ids) => writeExport(db, ctx, ids),
});

export const operationRecordJobs = [exportJob] as const;

/** Lets a worker write the filtered records to a file. @returns the id of the work */
export function exportLater(db: Db, ctx: SignedIn, filter: RecordFilter): Promise<number> {
  return startExport(db, ctx, filter, (db, ids) => sendLater(db, exportJob, ids));
}
