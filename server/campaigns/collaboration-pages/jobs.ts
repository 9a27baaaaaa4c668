import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldPages } from './page-links.ts';

export const deleteCollaborationPagesJob = defineJob({
  name: 'collaboration-pages.delete-old',
  formerName: 'collaboration-pages.forget-over',
  payload: z.object({}),
  handle: (db, ctx) => deleteOldPages(db, ctx),
});
