import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { expireVisits, deleteVisitsOfDeletedLinks } from './retention/visit-retention.ts';

export const expireVisitsJob = defineJob({
  name: 'visits.expire',
  payload: z.object({}),
  handle: (db, ctx) => expireVisits(db, ctx),
});

export const deleteVisitsJob = defineJob({
  name: 'visits.delete',
  formerName: 'visits.forget',
  payload: z.object({}),
  handle: (db, ctx) => deleteVisitsOfDeletedLinks(db, ctx),
});
