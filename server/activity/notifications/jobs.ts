import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldNotifications } from './service.ts';

export const deleteOldNotificationsJob = defineJob({
  name: 'notifications.delete-old',
  formerName: 'notifications.forget-old',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldNotifications(db, ctx, settings.NOTIFICATION_RETENTION_DAYS),
});
