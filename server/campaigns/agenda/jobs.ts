import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { sendReminders } from './send-reminders.ts';

export const remindOfAgendaJob = defineJob({
  name: 'agenda.remind',
  payload: z.object({}),
  handle: (db, ctx) => sendReminders(db, ctx),
});
