import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldAds } from './service.ts';

export const deleteOldAdsJob = defineJob({
  name: 'ads.forget',
  payload: z.object({}),
  handle: (db, ctx) => forgetOldAds(db, ctx),
});
