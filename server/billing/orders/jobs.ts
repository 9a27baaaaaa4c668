import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldNotices } from './notices/take-notice.ts';

const forget = defineJob({
  name: 'orders.forget-notices',
  payload: z.object({}),
  schedule: '40 19 * * *',
  handle: (db, ctx) => forgetOldNotices(db, ctx),
});

export const orderJobs = [forget];
