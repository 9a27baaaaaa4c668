import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { computeGrowthReferences } from './growth-references.ts';

export const computeGrowthReferencesJob = defineJob({
  name: 'metric-interpolation.compute-references',
  formerName: 'post-curves.compute-references',
  payload: z.object({}),
  handle: (db, ctx) => computeGrowthReferences(db, ctx),
});
