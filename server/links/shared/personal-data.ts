import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Short links and who followed them. Every count stays. */
export const linkTables: readonly TableDeclaration[] = [
  { table: 'short_codes', kind: 'other', plain: ['code', 'host'] },
  { table: 'short_hosts', kind: 'other', plain: ['host'] },
  { table: 'short_domains', kind: 'other', plain: ['host', 'token', 'fault'] },
  {
    table: 'short_links',
    kind: 'links',
    rows: [{ by: [{ creator: 'creator_id' }], action: { clear: ['description'] } }],
    quotes: ['name', 'description', 'target_url', 'ios_url', 'android_url', 'desktop_url', 'tags'],
    names: ['name'],
    plain: ['product_type', 'code', 'host'],
  },
  { table: 'short_link_recipients', kind: 'links', plain: ['code'] },
  { table: 'short_link_settings', kind: 'other' },
  {
    table: 'visits',
    kind: 'links',
    rows: [
      {
        by: [{ within: 'mail_recipients', on: { recipient_id: 'id' } }],
        action: { clear: ['ip', 'referrer', 'system_version', 'browser_version'] },
      },
    ],
    // Of anonymous visitors.
    plain: ['visitor', 'bot_reason', 'region', 'system', 'browser', 'device', 'app'],
  },
  { table: 'visitor_cookies', kind: 'other', plain: ['cookie', 'visitor'] },
  { table: 'link_visitors', kind: 'other', plain: ['visitor'] },
  { table: 'link_days', kind: 'other' },
  { table: 'link_returns', kind: 'other' },
  { table: 'link_day_parts', kind: 'other', plain: ['part', 'value'] },
  { table: 'visit_journals', kind: 'other', plain: ['journal'] },
];
