import type { ExportColumnKey } from '../../../contract/export-columns.ts';
import type { Exported } from '../../../contract/exports.ts';
import type { ShortLink } from '../../../contract/short-links.ts';
import type { ExportedTable } from './table.ts';

type Of = Extract<Exported, { table: 'shortLinks' }>;

export const shortLinksTable: ExportedTable<Of, ExportColumnKey<'shortLinks'>, ShortLink> = {
  name: { zh: '短链', en: 'short-links' },
  columns: [],
  count: async () => 0,
  async *rows() {},
};
