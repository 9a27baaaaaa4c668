import type { ExportColumnKey } from '../../../contract/export-columns.ts';
import type { Exported } from '../../../contract/exports.ts';
import type { Visit } from '../../../contract/visits.ts';
import type { ExportedTable } from './table.ts';

type Of = Extract<Exported, { table: 'visits' }>;

export const visitsTable: ExportedTable<Of, ExportColumnKey<'visits'>, Visit> = {
  name: { zh: '访问记录', en: 'visits' },
  columns: [],
  count: async () => 0,
  async *rows() {},
};
