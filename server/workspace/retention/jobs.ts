import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOld } from './service.ts';

export const deleteOldJob = defineJob({
  name: 'retention.delete-old',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) =>
    deleteOld(db, ctx, {
      operationValues: settings.OPERATION_RETENTION_DAYS,
      unfinishedImports: settings.UNFINISHED_IMPORT_RETENTION_DAYS,
      unansweredThreads: settings.UNANSWERED_RETENTION_DAYS,
      mailContents: settings.MAIL_RETENTION_DAYS,
    }),
});
