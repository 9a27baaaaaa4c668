import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldCodes } from './service.ts';

export const deleteOldCodesJob = defineJob({
  name: 'phone-codes.delete-old',
  formerName: 'phone-codes.forget-old',
  payload: z.object({}),
  handle: (db, ctx) => deleteOldCodes(db, ctx),
});
