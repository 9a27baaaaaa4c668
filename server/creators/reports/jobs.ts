import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOver } from './service.ts';

export const deleteReportsJob = defineJob({
  name: 'reports.forget-over',
  payload: z.object({}),
  handle: (db, ctx) => forgetOver(db, ctx),
});
