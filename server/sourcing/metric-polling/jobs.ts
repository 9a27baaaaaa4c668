import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOverdue } from './service.ts';

const forget = defineJob({
  name: 'post-watch.forget',
  payload: z.object({}),
  schedule: '20 19 * * *',
  handle: (db, ctx) => forgetOverdue(db, ctx),
});

export const postWatchJobs = [forget];
