import type { Exported } from '../../../contract/workspace/exports.ts';
import type { ExportColumnKey } from '../../../contract/workspace/export-columns.ts';
import type { OperationRecord } from '../../../contract/workspace/audit-log.ts';
import { countOf, everyRecord } from '../audit-log/service.ts';
import { blocklistTable } from './tables/blocklist-table.ts';
import { creatorsTable, listMembersTable } from './tables/creator-tables.ts';
import { effectsTable } from './tables/effects-table.ts';
import { briefChecksTable } from './tables/brief-checks-table.ts';
import { listImportRowsTable } from './tables/import-rows-table.ts';
import { mailRecipientsTable } from './tables/mail-recipients-table.ts';
import { monitoredPostsTable } from './tables/monitored-posts-table.ts';
import { payablesTable } from './tables/payables-table.ts';
import { ordersTable } from './tables/orders-table.ts';
import { recordColumns } from './tables/audit-log-columns.ts';
import { shortLinksTable } from './tables/short-links-table.ts';
import { visitsTable } from './tables/visits-table.ts';
import { tableToExport, type ExportedTable, type TableToExport } from './exported-table.ts';

type Of<T extends Exported['table']> = Extract<Exported, { table: T }>;

const recordsTable: ExportedTable<
  Of<'operationRecords'>,
  ExportColumnKey<'operationRecords'>,
  OperationRecord
> = {
  name: { zh: '操作记录', en: 'operation-records' },
  needs: 'audit.read',
  columns: recordColumns,
  count: (pool, { actor }, { filter }) => countOf(pool, actor.teamId, filter),
  rows: (pool, { actor }, { filter }) => everyRecord(pool, actor.teamId, filter),
};

/** Finds a table among all that can be exported. */
export function tableOf(of: Exported): TableToExport {
  switch (of.table) {
    case 'creators':
      return tableToExport(creatorsTable, of);
    case 'listMembers':
      return tableToExport(listMembersTable, of);
    case 'blocklist':
      return tableToExport(blocklistTable, of);
    case 'listImportRows':
      return tableToExport(listImportRowsTable, of);
    case 'mailRecipients':
      return tableToExport(mailRecipientsTable, of);
    case 'monitoredPosts':
      return tableToExport(monitoredPostsTable, of);
    case 'briefChecks':
      return tableToExport(briefChecksTable, of);
    case 'effects':
      return tableToExport(effectsTable, of);
    case 'payables':
      return tableToExport(payablesTable, of);
    case 'orders':
      return tableToExport(ordersTable, of);
    case 'shortLinks':
      return tableToExport(shortLinksTable, of);
    case 'visits':
      return tableToExport(visitsTable, of);
    case 'operationRecords':
      return tableToExport(recordsTable, of);
  }
}
