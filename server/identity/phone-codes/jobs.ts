import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOldCodes } from './service.ts';

export const deleteOldCodesJob = defineJob({
  name: 'phone-codes.forget-old',
  payload: z.object({}),
  handle: (db, ctx) => forgetOldCodes(db, ctx),
});
