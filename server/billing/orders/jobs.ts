import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldNotices } from './notices/take-notice.ts';

export const deletePaymentNoticesJob = defineJob({
  name: 'orders.delete-old-notices',
  formerName: 'orders.forget-notices',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldNotices(db, ctx, settings.PAYMENT_NOTICE_RETENTION_DAYS),
});
