import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldNotices } from './notices/take-notice.ts';

export const deletePaymentNoticesJob = defineJob({
  name: 'orders.forget-notices',
  payload: z.object({}),
  handle: (db, ctx) => forgetOldNotices(db, ctx),
});
