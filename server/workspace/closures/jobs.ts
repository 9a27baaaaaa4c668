import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { closeDue } from './service.ts';

export const closeDueJob = defineJob({
  name: 'closures.run',
  payload: z.object({}),
  handle: (db, ctx) => closeDue(db, ctx),
});
