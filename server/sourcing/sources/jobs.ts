import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { tidyUp } from './service.ts';

const tidy = defineJob({
  name: 'sources.tidy-up',
  payload: z.object({}),
  schedule: '10 20 * * *',
  handle: (db, ctx) => tidyUp(db, ctx),
});

export const sourceJobs = [tidy];
