import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOver } from './page-links.ts';

export const deleteCollaborationPagesJob = defineJob({
  name: 'collaboration-pages.forget-over',
  payload: z.object({}),
  handle: (db, ctx) => forgetOver(db, ctx),
});
