import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldLinks } from './share-links.ts';

export const deleteReportLinksJob = defineJob({
  name: 'client-reports.delete-old',
  formerName: 'client-reports.forget-over',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldLinks(db, ctx, settings.SHARED_PAGE_RETENTION_DAYS),
});
