import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { remindOfEnds } from './plan-reminders.ts';
import { endPlans } from './change-plan.ts';

export const endPlansJob = defineJob({
  name: 'plans.end',
  payload: z.object({}),
  handle: (db, ctx) => endPlans(db, ctx),
});

export const remindOfPlanEndsJob = defineJob({
  name: 'plans.remind',
  payload: z.object({}),
  handle: (db, ctx) => remindOfEnds(db, ctx),
});
