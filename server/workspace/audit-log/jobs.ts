import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { openLogStream } from '../../outside/log-stream/open-log-stream.ts';
import { checkTeams, sealTeams } from './seals/service.ts';
import { streamRecords } from './stream/stream-records.ts';

export const sealRecordsJob = defineJob({
  name: 'audit-log.seal',
  payload: z.object({}),
  handle: (db, ctx) => sealTeams(db, ctx),
});

export const checkRecordsJob = defineJob({
  name: 'audit-log.check',
  payload: z.object({}),
  handle: (db, ctx) => checkTeams(db, ctx),
});

export const streamRecordsJob = defineJob({
  name: 'audit-log.stream',
  payload: z.object({}),
  handle: (db, _ctx, _payload, { settings, signal }) => streamRecords(db, openLogStream(settings), signal),
});
