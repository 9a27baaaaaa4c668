import { z } from 'zod';
import { operationActions } from '../activity/audit-log.ts';
import { endpoint } from '../core/endpoint.ts';
import { namedDay } from '../core/time/dates.ts';

export const recordFilterSchema = z.object({
  action: z.enum(operationActions).optional(),
  accountId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Days in the team's time zone, both included. */
  from: namedDay.optional(),
  to: namedDay.optional(),
});
export type RecordFilter = z.output<typeof recordFilterSchema>;

const changedValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const operationRecordSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(operationActions),
  /** Null for the installation itself. */
  accountId: z.int().nullable(),
  /** Empty if the account was deleted since. */
  accountName: z.string(),
  subject: z.string(),
  subjectId: z.int().nullable(),
  subjectName: z.string(),
  /** Names of the changed fields, with their values while they may be kept. */
  changes: z.array(
    z.object({ field: z.string(), before: changedValue.optional(), after: changedValue.optional() }),
  ),
  address: z.string(),
  agent: z.string(),
});
export type OperationRecord = z.output<typeof operationRecordSchema>;

export const listOperationRecords = endpoint({
  method: 'GET',
  path: '/office/api/operationRecords',
  access: 'audit.read',
  summary: 'Who did what, when and from where, newest first',
  tag: 'operation records',
  query: recordFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ records: z.array(operationRecordSchema), total: z.int() }),
});
