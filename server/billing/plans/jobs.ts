import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { remindOfEnds } from './plan-reminders.ts';
import { endPlans } from './change-plan.ts';

const end = defineJob({
  name: 'plans.end',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => endPlans(db, ctx),
});

const remind = defineJob({
  name: 'plans.remind',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  handle: (db, ctx) => remindOfEnds(db, ctx),
});

export const planJobs = [end, remind];
