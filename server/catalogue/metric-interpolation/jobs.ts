import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { computeGrowthReferences } from './growth-references.ts';

const computeReferencesJob = defineJob({
  name: 'post-curves.compute-references',
  payload: z.object({}),
  schedule: '50 19 * * *',
  handle: (db, ctx) => computeGrowthReferences(db, ctx),
});

export const postCurveJobs = [computeReferencesJob];
