import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { applyModes } from './service.ts';
import { purgeExpired } from '../creator-records/source-policy/purge.ts';

export const purgeExpiredDataJob = defineJob({
  name: 'origins.purge',
  payload: z.object({}),
  handle: async (db, ctx) => {
    await purgeExpired(db, ctx);
  },
});

export const applySourceModesJob = defineJob({
  name: 'origins.apply-modes',
  payload: z.object({}),
  handle: (db, ctx) => applyModes(db, ctx),
});
