import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { remind } from './remind.ts';

export const remindJob = defineJob({
  name: 'agenda.remind',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => remind(db, ctx),
});

export const agendaJobs = [remindJob];
