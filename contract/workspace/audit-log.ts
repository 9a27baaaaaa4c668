import { z } from 'zod';
import { auditFaultKinds } from '../activity/audit-faults.ts';
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

/** How far the records of the team are sealed, and what the last check of the seals found. */
const recordCheckSchema = z.object({
  /** Records that are sealed. */
  sealed: z.int(),
  /** The last seal: its hash stands for every record before it. */
  head: z.object({ number: z.int(), hash: z.string(), at: z.iso.datetime() }).nullable(),
  /** Null before the first check. */
  check: z
    .object({
      at: z.iso.datetime(),
      records: z.int(),
      /** Of these, personal values were erased, or the record is from before there were seals. */
      erased: z.int(),
      faults: z.array(
        z.object({ kind: z.enum(auditFaultKinds), place: z.int(), entryId: z.int().nullable() }),
      ),
    })
    .nullable(),
});
export type RecordCheck = z.output<typeof recordCheckSchema>;

export const getRecordCheck = endpoint({
  method: 'GET',
  path: '/office/api/operationRecords/check',
  access: 'audit.read',
  summary: 'How far operation records are sealed, and whether they still match their seals',
  tag: 'operation records',
  reply: recordCheckSchema,
});

export const fetchSealedRecords = endpoint({
  method: 'GET',
  path: '/office/api/operationRecords/sealed',
  access: 'audit.read',
  summary: 'Sealed operation records in their order as JSON lines, each batch with its seal',
  tag: 'operation records',
  query: z.object({
    /** Only batches behind this place. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  sends: ['application/x-ndjson'],
  reply: z.string(),
});
