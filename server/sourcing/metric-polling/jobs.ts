import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOverdue } from './service.ts';

export const deleteWatchedPostsJob = defineJob({
  name: 'post-watch.forget',
  payload: z.object({}),
  handle: (db, ctx) => forgetOverdue(db, ctx),
});
