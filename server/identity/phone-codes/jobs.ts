import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldCodes } from './service.ts';

const forget = defineJob({
  name: 'phone-codes.forget-old',
  payload: z.object({}),
  schedule: '17 * * * *',
  handle: (db, ctx) => forgetOldCodes(db, ctx),
});

export const phoneCodeJobs = [forget];
