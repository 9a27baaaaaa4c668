import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { failSilentBackgroundTasks, deleteOldBackgroundTasks } from './service.ts';

export const failSilentBackgroundTasksJob = defineJob({
  name: 'background-tasks.fail-silent',
  formerName: 'works.fail-silent',
  payload: z.object({}),
  handle: (db, ctx) => failSilentBackgroundTasks(db, ctx),
});

export const deleteOldBackgroundTasksJob = defineJob({
  name: 'background-tasks.delete-old',
  formerName: 'works.forget-old',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldBackgroundTasks(db, ctx, settings.TASK_RETENTION_DAYS),
});
