import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { applyModes } from './service.ts';
import { purgeExpired } from '../creator-records/source-policy/purge.ts';

const purgeJob = defineJob({
  name: 'origins.purge',
  payload: z.object({}),
  // Each hour: what may be kept for 30 days is not kept for nearly 31.
  schedule: '25 * * * *',
  handle: async (db, ctx) => {
    await purgeExpired(db, ctx);
  },
});

const applyModesJob = defineJob({
  name: 'origins.apply-modes',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => applyModes(db, ctx),
});

export const originJobs = [purgeJob, applyModesJob];
