import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** Kinds of background tasks; their names are in the i18n of the shell. */
const backgroundTaskKinds = ['bulk', 'export', 'listImport', 'acquisition', 'demoWorld'] as const;
export type BackgroundTaskKind = (typeof backgroundTaskKinds)[number];

const backgroundTaskParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** A background task as its account sees it in the tray. */
const backgroundTaskSchema = z.object({
  id: z.int(),
  kind: z.enum(backgroundTaskKinds),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.int(),
  /** Null while the total is unknown. */
  total: z.int().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** A file that the task has made, downloaded with `fetchBackgroundTaskFile`. */
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  failure: z.string().nullable(),
});
export type BackgroundTask = z.output<typeof backgroundTaskSchema>;

export const listBackgroundTasks = endpoint({
  method: 'GET',
  path: '/office/api/works',
  access: 'account',
  summary: 'Background tasks of the account: those that run, and ended ones that were not dismissed',
  tag: 'works',
  reply: z.object({ works: z.array(backgroundTaskSchema) }),
});

export const dismissBackgroundTask = endpoint({
  method: 'DELETE',
  path: '/office/api/works/:id',
  access: 'account',
  summary: 'Take an ended background task out of the tray',
  tag: 'works',
  params: backgroundTaskParams,
  reply: z.object({}),
});

export const fetchBackgroundTaskFile = endpoint({
  method: 'GET',
  path: '/office/api/works/:id/file',
  access: 'account',
  summary: 'The file that a background task made',
  tag: 'works',
  params: backgroundTaskParams,
  sends: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  reply: z.never(),
});
