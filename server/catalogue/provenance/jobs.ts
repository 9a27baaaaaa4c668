import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { applyModes } from './service.ts';
import { purgeExpired } from '../creator-records/source-policy/purge.ts';

export const purgeExpiredDataJob = defineJob({
  name: 'provenance.purge',
  formerName: 'origins.purge',
  payload: z.object({}),
  handle: async (db, ctx) => {
    await purgeExpired(db, ctx);
  },
});

export const applySourceModesJob = defineJob({
  name: 'provenance.apply-modes',
  formerName: 'origins.apply-modes',
  payload: z.object({}),
  handle: (db, ctx) => applyModes(db, ctx),
});
