import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { failSilentWorks, forgetOldWorks } from './service.ts';

export const failSilentWorksJob = defineJob({
  name: 'works.fail-silent',
  payload: z.object({}),
  handle: (db, ctx) => failSilentWorks(db, ctx),
});

export const forgetOldWorksJob = defineJob({
  name: 'works.forget-old',
  payload: z.object({}),
  handle: (db, ctx) => forgetOldWorks(db, ctx),
});
