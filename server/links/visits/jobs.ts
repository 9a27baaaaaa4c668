import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { expireVisits, forgetDeletedLinks } from './retention/visit-retention.ts';

export const expireVisitsJob = defineJob({
  name: 'visits.expire',
  payload: z.object({}),
  handle: (db, ctx) => expireVisits(db, ctx),
});

export const deleteVisitsJob = defineJob({
  name: 'visits.forget',
  payload: z.object({}),
  handle: (db, ctx) => forgetDeletedLinks(db, ctx),
});
