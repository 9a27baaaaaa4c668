import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldSessions } from './service.ts';

const forget = defineJob({
  name: 'identity.forget-old-sessions',
  payload: z.object({}),
  schedule: '47 * * * *',
  handle: (db, ctx) => forgetOldSessions(db, ctx),
});

export const identityJobs = [forget];
