import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOverdue } from './service.ts';

export const deleteWatchedPostsJob = defineJob({
  name: 'metric-polling.delete-old',
  formerName: 'post-watch.forget',
  payload: z.object({}),
  handle: (db, ctx) => forgetOverdue(db, ctx),
});
