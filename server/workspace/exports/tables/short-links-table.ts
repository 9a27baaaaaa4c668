import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import { linkStateNames, productTypeNames } from '../../../../contract/links/link-texts.ts';
import type { KeptLink } from '../../../links/short-links/service.ts';
import { countOf, everyLink } from '../../../links/short-links/listing/every-link.ts';
import { momentOf, separators } from '../code-names.ts';
import type { ColumnKind, ExportColumn, ExportedTable } from '../exported-table.ts';

type Key = ExportColumnKey<'shortLinks'>;
type Column = ExportColumn<Key, KeptLink>;

const column = (key: Key, head: Record<Lang, string>, kind: ColumnKind, value: Column['value']): Column => ({
  key,
  head,
  kind,
  value,
});

const whatItIs: Column[] = [
  column('name', { zh: '名称', en: 'Name' }, 'text', link => link.name),
  column(
    'shortUrl',
    { zh: '短链地址', en: 'Short URL' },
    'link',
    ({ host, code }, { shortPrefix }) => (host ? `https://${host}/` : shortPrefix) + code,
  ),
  column('targetUrl', { zh: '原始网址', en: 'Target URL' }, 'text', link => link.targetUrl),
  column(
    'productType',
    { zh: '产品类型', en: 'Product type' },
    'text',
    (link, { lang }) => productTypeNames[lang][link.productType],
  ),
  column('state', { zh: '状态', en: 'State' }, 'text', (link, { lang }) => linkStateNames[lang][link.state]),
  column('creator', { zh: '达人', en: 'Creator' }, 'text', link => link.creator?.name ?? null),
  column(
    'tags',
    { zh: '标签', en: 'Tags' },
    'text',
    (link, { lang }) => link.tags.join(separators[lang]) || null,
  ),
];

const whatCameOfIt: Column[] = [
  column('pv', { zh: '访问次数（PV）', en: 'Visits (PV)' }, 'count', link => link.pv),
  column('uv', { zh: '独立访客（UV）', en: 'Unique visitors (UV)' }, 'count', link => link.uv),
  column('botPv', { zh: '机器访问次数', en: 'Bot visits' }, 'count', link => link.botPv),
  column('lastVisitAt', { zh: '最近访问', en: 'Last visit' }, 'moment', link => momentOf(link.lastVisitAt)),
  column('expiresAt', { zh: '到期时间', en: 'Expires' }, 'moment', link => momentOf(link.expiresAt)),
  column('createdBy', { zh: '创建人', en: 'Created by' }, 'text', link => link.createdBy || null),
  column('createdAt', { zh: '创建时间', en: 'Created at' }, 'moment', link => momentOf(link.createdAt)),
];

type Of = Extract<Exported, { table: 'shortLinks' }>;

/** Short links that match the page's filter. */
export const shortLinksTable: ExportedTable<Of, Key, KeptLink> = {
  name: { zh: '短链', en: 'short-links' },
  columns: [...whatItIs, ...whatCameOfIt],
  count: (pool, ctx, { filter }) => countOf(pool, ctx, filter),
  rows: (pool, ctx, { filter }) => everyLink(pool, ctx, filter),
};
