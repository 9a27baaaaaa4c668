import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { expireVisits, forgetDeletedLinks } from './retention/visit-retention.ts';

const expire = defineJob({
  name: 'visits.expire',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => expireVisits(db, ctx),
});

const forget = defineJob({
  name: 'visits.forget',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => forgetDeletedLinks(db, ctx),
});

export const visitJobs = [expire, forget];
