import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import {
  importReasonTexts,
  importWarningTexts,
} from '../../../../contract/creators/list-imports/list-import-texts.ts';
import type { ListImportRow } from '../../../../contract/creators/list-imports/list-imports.ts';
import { importRows, loadImport } from '../../../creators/list-imports/service.ts';
import { platformNames } from '../code-names.ts';
import type { ExportedTable } from '../exported-table.ts';

const outcomes: Record<Lang, Record<ListImportRow['outcome'], string>> = {
  zh: { waiting: '等待导入', added: '已加入', updated: '已补充', already: '已在收藏夹', failed: '失败' },
  en: {
    waiting: 'Waiting',
    added: 'Added',
    updated: 'Updated',
    already: 'In the list already',
    failed: 'Failed',
  },
};

type Of = Extract<Exported, { table: 'listImportRows' }>;

/** The outcome of each row of an import, in file order. */
export const listImportRowsTable: ExportedTable<Of, ExportColumnKey<'listImportRows'>, ListImportRow> = {
  name: { zh: '导入明细', en: 'import-rows' },
  columns: [
    { key: 'row', head: { zh: '行号', en: 'Row' }, kind: 'count', value: ({ row }) => row },
    {
      key: 'homepage',
      head: { zh: '主页链接', en: 'Profile' },
      kind: 'link',
      value: ({ homepage }) => homepage,
    },
    {
      key: 'outcome',
      head: { zh: '结果', en: 'Outcome' },
      kind: 'text',
      value: ({ outcome }, { lang }) => outcomes[lang][outcome],
    },
    {
      key: 'reason',
      head: { zh: '原因', en: 'Reason' },
      kind: 'text',
      value({ reason, warnings }, { lang }) {
        const texts = [
          ...(reason ? [importReasonTexts[lang][reason]] : []),
          ...warnings.map(each => importWarningTexts[lang][each]),
        ];
        return texts.join('\n') || null;
      },
    },
    {
      key: 'platform',
      head: { zh: '平台', en: 'Platform' },
      kind: 'text',
      value: ({ creator }) => creator && platformNames[creator.platform],
    },
    {
      key: 'name',
      head: { zh: '名称', en: 'Name' },
      kind: 'text',
      value: ({ creator }) => creator?.name ?? null,
    },
    {
      key: 'handle',
      head: { zh: '账号', en: 'Handle' },
      kind: 'text',
      value: ({ creator }) => creator?.handle ?? null,
    },
  ],
  async subject(pool, ctx, { importId }) {
    const { import: found } = await loadImport(pool, ctx, importId, { page: 1, size: 1 });
    return found.fileName.replace(/\.\w{1,5}$/, '');
  },
  count: async (pool, ctx, { importId }) =>
    (await loadImport(pool, ctx, importId, { page: 1, size: 1 })).total,
  rows: (pool, ctx, { importId }) => importRows(pool, ctx, importId),
};
