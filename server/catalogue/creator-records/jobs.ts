import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { deleteOldChanges } from '../../core/db/creator-changes/note-changes.ts';
import type { Db } from '../../core/db/database.ts';
import { sendLater } from '../../core/jobs/job-queue.ts';
import { defineJob } from '../../core/jobs/define-job.ts';
import { platforms } from '../../../contract/core/platform.ts';
import type { ReadOptions } from '../../outside/connectors/files/recognise-mapping.ts';
import type { ImportOptions } from './file-imports/import-file.ts';
import { prepareImport, recomputeDueFigures, resumeImport } from './service.ts';
import { recomputePeers } from './derived/compute-due-figures.ts';
import { mergeCreators } from './merging/merge-creators.ts';
import { importWatchedFiles } from './file-imports/watch-folder.ts';

export const recomputeFiguresJob = defineJob({
  name: 'catalogue.recompute-figures',
  payload: z.object({}),
  handle: (db, ctx) => recomputeDueFigures(db, ctx),
});

export const recomputePeersJob = defineJob({
  name: 'catalogue.recompute-peers',
  payload: z.object({}),
  handle: async (db, ctx) => void (await recomputePeers(db, ctx)),
});

export const importFileJob = defineJob({
  name: 'catalogue.import-file',
  payload: z.object({
    runId: z.int(),
    platform: z.enum(platforms).optional(),
    fields: z.record(z.string(), z.string()).optional(),
    observedAt: z.iso.datetime().optional(),
  }),
  handle: (db, ctx, { runId, observedAt, ...guide }) =>
    resumeImport(db, ctx, runId, { ...guide, observedAt: observedAt ? new Date(observedAt) : undefined }),
});

export const mergeCreatorsJob = defineJob({
  name: 'catalogue.merge-creators',
  payload: z.object({}),
  handle: (db, ctx) => mergeCreators(db, ctx),
});

export const deleteOldChangesJob = defineJob({
  name: 'catalogue.delete-old-changes',
  payload: z.object({}),
  handle: db => deleteOldChanges(db),
});

export const watchFolderJob = defineJob({
  name: 'catalogue.watch-folder',
  payload: z.object({}),
  handle: (db, ctx) => importWatchedFiles(db, ctx),
});

/** Lets a worker import a file. The worker must find it under the same path. @returns the id of the run */
export function importLater(db: Db, ctx: Context, options: ImportOptions & ReadOptions): Promise<number> {
  const { platform, fields, observedAt } = options;
  return db.transaction().execute(async db => {
    const run = await prepareImport(db, ctx, options);
    await sendLater(db, importFileJob, {
      runId: run.id,
      platform,
      fields,
      observedAt: observedAt?.toISOString(),
    });
    return run.id;
  });
}
