import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';
import { endPlans } from './service.ts';

const end = defineJob({
  name: 'plans.end',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => endPlans(db, ctx),
});

export const planJobs = [end];
