import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldAds } from './service.ts';

const forget = defineJob({
  name: 'ads.forget',
  payload: z.object({}),
  schedule: '20 19 * * *',
  handle: (db, ctx) => forgetOldAds(db, ctx),
});

export const adJobs = [forget];
