import { z } from 'zod';
import { selectionSchema } from '../creators/bulk.ts';
import { blocklistFilterSchema } from '../creators/blocklist.ts';
import { endpoint } from '../core/endpoint.ts';
import { exportFormats } from '../core/export-formats.ts';
import { recipientFilterSchema } from '../outreach/sent-messages/sent-messages.ts';
import { checkFilterSchema } from '../monitoring/briefs/briefs.ts';
import { postFilterSchema, postKeySchema } from '../monitoring/monitored-posts.ts';
import { orderFilterSchema } from '../billing/orders.ts';
import { linkFilterSchema } from '../links/short-links.ts';
import { payableFilterSchema } from '../campaigns/payables.ts';
import { visitFilterSchema } from '../links/visits.ts';
import { recordFilterSchema } from './audit-log.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Selects a table and its rows: what the page shows. */
const exportedSchema = z.discriminatedUnion('table', [
  z.object({ table: z.literal('creators'), selection: selectionSchema }),
  z.object({
    table: z.literal('listMembers'),
    selection: selectionSchema,
    /** The list whose members they are, if the selection does not say it. */
    listId: id.optional(),
  }),
  z.object({ table: z.literal('blocklist'), filter: blocklistFilterSchema }),
  z.object({ table: z.literal('operationRecords'), filter: recordFilterSchema }),
  z.object({ table: z.literal('orders'), filter: orderFilterSchema }),
  z.object({ table: z.literal('listImportRows'), importId: id }),
  z.object({ table: z.literal('shortLinks'), filter: linkFilterSchema }),
  z.object({ table: z.literal('visits'), filter: visitFilterSchema }),
  z.object({
    table: z.literal('monitoredPosts'),
    projectId: id,
    /** Only these. */
    keys: z.array(postKeySchema).min(1).max(2000).optional(),
    /** Only those that match, in the order of the page; without both all of the project. */
    filter: postFilterSchema.optional(),
  }),
  z.object({ table: z.literal('effects'), projectId: id }),
  z.object({ table: z.literal('briefChecks'), projectId: id, filter: checkFilterSchema.optional() }),
  z.object({ table: z.literal('payables'), filter: payableFilterSchema }),
  z.object({ table: z.literal('mailRecipients'), taskId: id, filter: recipientFilterSchema }),
]);
export type Exported = z.output<typeof exportedSchema>;
export type ExportTable = Exported['table'];

/** Rows count against the plan's `export.rows`. */
export const startExport = endpoint({
  method: 'POST',
  path: '/office/api/exports',
  access: 'data.export',
  summary: 'Write a table to an Excel or CSV file, in the background',
  tag: 'exports',
  body: z.object({
    of: exportedSchema,
    /** Keys of columns, in order (export-columns.ts). */
    columns: z.array(z.string().max(40)).min(1).max(60),
    format: z.enum(exportFormats),
  }),
  reply: z.object({ workId: z.int() }),
});
