import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldReports } from './service.ts';

export const deleteReportsJob = defineJob({
  name: 'reports.delete-old',
  formerName: 'reports.forget-over',
  payload: z.object({}),
  handle: (db, ctx) => deleteOldReports(db, ctx),
});
