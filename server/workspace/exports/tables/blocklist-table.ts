import type { BlocklistEntry } from '../../../../contract/creators/blocklist.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import { countOf, everyEntry } from '../../../creators/blocklist/service.ts';
import { momentOf, platformNames } from '../code-names.ts';
import type { ExportColumn, ExportedTable } from '../exported-table.ts';

type Column = ExportColumn<ExportColumnKey<'blocklist'>, BlocklistEntry>;

const everyList: Record<Lang, string> = { zh: '全部收藏夹', en: 'All lists' };

const whoItIs: Column[] = [
  { key: 'name', head: { zh: '名称', en: 'Name' }, kind: 'text', value: entry => entry.name },
  { key: 'handle', head: { zh: '账号', en: 'Handle' }, kind: 'text', value: entry => entry.handle },
  {
    key: 'platform',
    head: { zh: '平台', en: 'Platform' },
    kind: 'text',
    value: entry => platformNames[entry.platform],
  },
  {
    key: 'homepage',
    head: { zh: '主页链接', en: 'Profile' },
    kind: 'link',
    value: entry => entry.homepageUrl,
  },
  {
    key: 'followers',
    head: { zh: '粉丝', en: 'Followers' },
    kind: 'count',
    value: entry => entry.followers,
  },
];

const whyItIs: Column[] = [
  { key: 'reason', head: { zh: '拉黑原因', en: 'Reason' }, kind: 'text', value: entry => entry.reason },
  {
    key: 'scope',
    head: { zh: '范围', en: 'Scope' },
    kind: 'text',
    value: (entry, { lang }) => entry.list?.name ?? everyList[lang],
  },
  { key: 'addedBy', head: { zh: '操作人', en: 'Added by' }, kind: 'text', value: entry => entry.addedBy },
  {
    key: 'addedAt',
    head: { zh: '拉黑时间', en: 'Added at' },
    kind: 'moment',
    value: entry => momentOf(entry.addedAt),
  },
  {
    key: 'removedBy',
    head: { zh: '移除人', en: 'Removed by' },
    kind: 'text',
    value: entry => entry.removed?.by ?? null,
  },
  {
    key: 'removedAt',
    head: { zh: '移除时间', en: 'Removed at' },
    kind: 'moment',
    value: entry => momentOf(entry.removed?.at),
  },
  {
    key: 'removedReason',
    head: { zh: '移除原因', en: 'Removal reason' },
    kind: 'text',
    value: entry => entry.removed?.reason ?? null,
  },
];

type Of = Extract<Exported, { table: 'blocklist' }>;

export const blocklistTable: ExportedTable<Of, ExportColumnKey<'blocklist'>, BlocklistEntry> = {
  name: { zh: '黑名单', en: 'blacklist' },
  columns: [...whoItIs, ...whyItIs],
  count: (pool, ctx, { filter }) => countOf(pool, ctx, filter),
  rows: (pool, ctx, { filter }) => everyEntry(pool, ctx, filter),
};
