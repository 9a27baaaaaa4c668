import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { makeDueEdition } from './editions/make-in-own-process.ts';

export const makeRankingsJob = defineJob({
  name: 'rankings.make',
  payload: z.object({}),
  handle: (db, ctx, _, deps) => makeDueEdition(db, ctx, deps),
});
