import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { runErasures } from './service.ts';

export const runErasuresJob = defineJob({
  name: 'erasures.run',
  payload: z.object({}),
  handle: (db, ctx) => runErasures(db, ctx),
});
