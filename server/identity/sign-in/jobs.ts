import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldSessions } from './service.ts';

export const deleteOldSessionsJob = defineJob({
  name: 'identity.delete-old-sessions',
  formerName: 'identity.forget-old-sessions',
  payload: z.object({}),
  handle: (db, ctx) => deleteOldSessions(db, ctx),
});
