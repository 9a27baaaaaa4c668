import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const jobQueueSchema = z.object({
  name: z.string(),
  schedule: z.string().nullable(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  /** Jobs that failed on every try. */
  dead: z.int(),
});

const deadJobSchema = z.object({
  id: z.string(),
  queue: z.string(),
  createdAt: z.iso.datetime(),
  error: z.string(),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/operator/api/jobs',
  access: 'operator',
  summary: 'Background work: queues, schedules, and what failed for good',
  tag: 'operator',
  reply: z.object({ queues: z.array(jobQueueSchema), dead: z.array(deadJobSchema) }),
});

export const retryDeadJob = endpoint({
  method: 'POST',
  path: '/operator/api/jobs/dead/:id/retry',
  access: 'operator',
  summary: 'Put a job that failed for good into its queue again',
  tag: 'operator',
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
});

const importRunSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  mapping: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  rowsRead: z.int(),
  creatorsWritten: z.int(),
  postsWritten: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

export const listImportRuns = endpoint({
  method: 'GET',
  path: '/operator/api/imports',
  access: 'operator',
  summary: 'Files imported into the catalogue, newest first',
  tag: 'operator',
  reply: z.object({ runs: z.array(importRunSchema) }),
});
