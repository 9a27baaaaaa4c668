import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldAds } from './service.ts';

export const deleteOldAdsJob = defineJob({
  name: 'ads.delete-old',
  formerName: 'ads.forget',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldAds(db, ctx, settings.AD_RETENTION_DAYS),
});
