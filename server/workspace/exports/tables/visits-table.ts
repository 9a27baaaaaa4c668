import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import {
  botReasonNames,
  deviceNames,
  inAppNames,
  sourceNames,
  visitorNames,
} from '../../../../contract/links/visit-texts.ts';
import type { KeptVisit } from '../../../links/visits/service.ts';
import { countVisits, everyVisit } from '../../../links/visits/records/every-visit.ts';
import type { ExportColumn, ExportedTable } from '../exported-table.ts';

type Key = ExportColumnKey<'visits'>;
type Column = ExportColumn<Key, KeptVisit>;

/** A text column; an empty text is an empty cell. */
const column = (
  key: Key,
  head: Record<Lang, string>,
  tell: (visit: KeptVisit, lang: Lang) => string,
): Column => ({ key, head, kind: 'text', value: (visit, { lang }) => tell(visit, lang) || null });

const columns: Column[] = [
  { key: 'at', head: { zh: '时间', en: 'Time' }, kind: 'moment', value: ({ at }) => new Date(at) },
  column('link', { zh: '短链', en: 'Short link' }, ({ link }) => link.name),
  column('link', { zh: '短码', en: 'Code' }, ({ link: { host, code } }) => (host ? `${host}/${code}` : code)),
  column(
    'visitor',
    { zh: '访客', en: 'Visitor' },
    ({ isNew }, lang) => visitorNames[lang][isNew ? 'new' : 'old'],
  ),
  column('region', { zh: '地区', en: 'Region' }, ({ region }, lang) => region && regionName(region, lang)),
  column('ip', { zh: 'IP 地址', en: 'IP address' }, ({ ip }) => ip),
  column('system', { zh: '系统', en: 'System' }, ({ system, systemVersion }) =>
    `${system} ${systemVersion}`.trim(),
  ),
  column('browser', { zh: '浏览器', en: 'Browser' }, ({ browser, browserVersion }) =>
    `${browser} ${browserVersion}`.trim(),
  ),
  column('device', { zh: '设备', en: 'Device' }, ({ device }, lang) => device && deviceNames[lang][device]),
  column(
    'app',
    { zh: '应用内浏览器', en: 'In-app browser' },
    ({ app }, lang) => app && inAppNames[lang][app],
  ),
  column('referrer', { zh: '来源网站', en: 'Referrer' }, ({ referrer }) => referrer),
  column(
    'source',
    { zh: '来源方式', en: 'Source' },
    ({ isByQr }, lang) => sourceNames[lang][isByQr ? 'qr' : 'link'],
  ),
  column('creator', { zh: '达人', en: 'Creator' }, ({ creator }) => creator?.name ?? ''),
  column(
    'bot',
    { zh: '机器访问原因', en: 'Bot reason' },
    ({ botReason }, lang) => botReason && botReasonNames[lang][botReason],
  ),
];

type Of = Extract<Exported, { table: 'visits' }>;

/** Access records of one link or of all that match the page's filter. */
export const visitsTable: ExportedTable<Of, Key, KeptVisit> = {
  name: { zh: '访问记录', en: 'visits' },
  columns,
  count: (pool, ctx, { filter }) => countVisits(pool, ctx, filter),
  rows: (pool, ctx, { filter }) => everyVisit(pool, ctx, filter),
};
