import { orderExportColumns } from '../billing/export-columns.ts';
import {
  creatorExportColumns,
  listMemberExportColumns,
  blocklistExportColumns,
  importRowExportColumns,
} from '../creators/export-columns.ts';
import { linkExportColumns, visitExportColumns } from '../links/export-columns.ts';
import { recipientExportColumns } from '../outreach/export-columns.ts';
import { postExportColumns, checkExportColumns, effectExportColumns } from '../monitoring/export-columns.ts';
import { payableExportColumns } from '../campaigns/export-columns.ts';
import type { ExportTable } from './exports.ts';

/** The columns that can be chosen for each table. A key may become several columns of the file. */
export const exportColumns = {
  creators: creatorExportColumns,
  listMembers: listMemberExportColumns,
  blocklist: blocklistExportColumns,
  mailRecipients: recipientExportColumns,
  orders: orderExportColumns,
  shortLinks: linkExportColumns,
  visits: visitExportColumns,
  monitoredPosts: postExportColumns,
  briefChecks: checkExportColumns,
  effects: effectExportColumns,
  payables: payableExportColumns,
  listImportRows: importRowExportColumns,
  operationRecords: ['at', 'account', 'action', 'subject', 'changes', 'address', 'agent'],
} as const satisfies Record<ExportTable, readonly string[]>;

export type ExportColumnKey<T extends ExportTable> = (typeof exportColumns)[T][number];
