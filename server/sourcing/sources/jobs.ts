import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { tidyUp } from './service.ts';

export const tidySourcesJob = defineJob({
  name: 'sources.tidy-up',
  payload: z.object({}),
  handle: (db, ctx) => tidyUp(db, ctx),
});
