import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';
import { recomputeDueFigures, recomputePeers, resumeImport } from './service.ts';

export const recomputeFiguresJob = defineJob({
  name: 'catalogue.recompute-figures',
  payload: z.object({}),
  schedule: '* * * * *',
  handle: (db, ctx) => recomputeDueFigures(db, ctx),
});

export const recomputePeersJob = defineJob({
  name: 'catalogue.recompute-peers',
  payload: z.object({}),
  schedule: '30 3 * * *',
  handle: async (db, ctx) => void (await recomputePeers(db, ctx)),
});

export const importFileJob = defineJob({
  name: 'catalogue.import-file',
  payload: z.object({ runId: z.int() }),
  handle: (db, ctx, { runId }) => resumeImport(db, ctx, runId),
});

export const catalogueJobs = [recomputeFiguresJob, recomputePeersJob, importFileJob] as const;
