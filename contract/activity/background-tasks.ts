import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** Kinds of background tasks; their names are in the i18n of the shell. */
const workKinds = ['bulk', 'export', 'listImport', 'acquisition'] as const;
export type WorkKind = (typeof workKinds)[number];

const workId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** A background task as its account sees it in the tray. */
const workSchema = z.object({
  id: z.int(),
  kind: z.enum(workKinds),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.int(),
  /** Null while the total is unknown. */
  total: z.int().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** A file that the task has made, downloaded with `fetchWorkFile`. */
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  failure: z.string().nullable(),
});
export type Work = z.output<typeof workSchema>;

export const listWorks = endpoint({
  method: 'GET',
  path: '/office/api/works',
  access: 'account',
  summary: 'Background work of the account: what runs, and what ended and was not dismissed',
  tag: 'works',
  reply: z.object({ works: z.array(workSchema) }),
});

export const dismissWork = endpoint({
  method: 'DELETE',
  path: '/office/api/works/:id',
  access: 'account',
  summary: 'Take ended work out of the tray',
  tag: 'works',
  params: workId,
  reply: z.object({}),
});

export const fetchWorkFile = endpoint({
  method: 'GET',
  path: '/office/api/works/:id/file',
  access: 'account',
  summary: 'The file that background work made',
  tag: 'works',
  params: workId,
  sends: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  reply: z.never(),
});
