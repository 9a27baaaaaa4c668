import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { forgetOver } from './share-links.ts';

export const deleteReportLinksJob = defineJob({
  name: 'client-reports.forget-over',
  payload: z.object({}),
  handle: (db, ctx) => forgetOver(db, ctx),
});
