import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldSessions } from './service.ts';

export const deleteOldSessionsJob = defineJob({
  name: 'identity.forget-old-sessions',
  payload: z.object({}),
  handle: (db, ctx) => forgetOldSessions(db, ctx),
});
