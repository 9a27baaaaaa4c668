import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOver } from './service.ts';

const forget = defineJob({
  name: 'reports.forget-over',
  payload: z.object({}),
  schedule: '40 19 * * *',
  handle: (db, ctx) => forgetOver(db, ctx),
});

export const reportJobs = [forget];
