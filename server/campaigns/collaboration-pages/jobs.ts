import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldPages } from './page-links.ts';

export const deleteCollaborationPagesJob = defineJob({
  name: 'collaboration-pages.delete-old',
  formerName: 'collaboration-pages.forget-over',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldPages(db, ctx, settings.SHARED_PAGE_RETENTION_DAYS),
});
