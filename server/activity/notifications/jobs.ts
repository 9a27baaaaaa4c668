import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldNotifications } from './service.ts';

export const deleteOldNotificationsJob = defineJob({
  name: 'notifications.forget-old',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => forgetOldNotifications(db, ctx, settings.NOTIFICATION_RETENTION_DAYS),
});
