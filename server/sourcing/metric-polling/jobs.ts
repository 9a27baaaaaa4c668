import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOverdueHistory } from './service.ts';

export const deleteWatchedPostsJob = defineJob({
  name: 'metric-polling.delete-old',
  formerName: 'post-watch.forget',
  payload: z.object({}),
  handle: (db, ctx) => deleteOverdueHistory(db, ctx),
});
