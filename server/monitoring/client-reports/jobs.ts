import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOver } from './links.ts';

const forget = defineJob({
  name: 'client-reports.forget-over',
  payload: z.object({}),
  schedule: '45 19 * * *',
  handle: (db, ctx) => forgetOver(db, ctx),
});

export const clientReportJobs = [forget];
