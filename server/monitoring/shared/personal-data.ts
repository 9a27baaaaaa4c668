import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Posts are known by a pseudonym afterwards; what they counted for stays. */
export const monitoringTables: readonly TableDeclaration[] = [
  {
    table: 'monitor_projects',
    kind: 'monitoring',
    quotes: ['name'],
    plain: ['zone', 'currency', 'state', 'spark'],
  },
  {
    table: 'monitor_posts',
    kind: 'monitoring',
    rows: [{ by: [{ post: 'key' }], action: { post: ['key'] } }],
    plain: ['found_by'],
  },
  {
    table: 'monitor_follows',
    kind: 'monitoring',
    rows: [{ by: [{ creator: 'creator_id' }], action: 'delete' }],
    quotes: ['words'],
  },
  { table: 'monitor_briefs', kind: 'monitoring', quotes: ['requirements'] },
  ...['brief_checks', 'brief_check_changes'].map((table): TableDeclaration => ({
    table,
    kind: 'monitoring',
    rows: [
      {
        by: [{ post: 'key' }],
        action: {
          clear: ['note'],
          merge: { evidence: { found: '', caption: '', coverUrl: '' } },
          post: ['key'],
        },
      },
    ],
    quotes: ['note', 'evidence'],
    plain: ['requirement', 'outcome', 'reason', 'decision'],
  })),
  { table: 'alert_settings', kind: 'monitoring', quotes: ['settings'], plain: ['lang'] },
  {
    table: 'alerts',
    kind: 'monitoring',
    rows: [
      {
        by: [{ post: 'key' }],
        action: { merge: { facts: { handle: '', url: '', caption: '' } }, post: ['key'] },
      },
    ],
    quotes: ['facts'],
    plain: ['kind', 'mark'],
  },
  {
    table: 'alert_mails',
    kind: 'monitoring',
    quotes: ['addresses', 'response'],
    plain: ['lang', 'state', 'leased_by'],
  },
  { table: 'effect_links', kind: 'monitoring' },
  {
    table: 'effect_coupons',
    kind: 'monitoring',
    // What is printed on a coupon is the team's.
    plain: ['code', 'code_key'],
  },
  { table: 'effect_coupon_uses', kind: 'other', plain: ['currency', 'rate_from'] },
  {
    table: 'effect_costs',
    kind: 'payments',
    rows: [
      {
        by: [{ creator: 'creator_id' }, { post: 'post_key' }],
        action: { clear: ['note'], post: ['post_key'] },
      },
    ],
    quotes: ['note'],
    plain: ['kind', 'currency', 'rate_from'],
  },
  { table: 'effect_settings', kind: 'other', plain: ['spread', 'coefficients'] },
  { table: 'effect_rates', kind: 'other', plain: ['currency', 'rate_from'] },
  { table: 'client_reports', kind: 'monitoring', quotes: ['settings'] },
  { table: 'client_report_logos', kind: 'other', plain: ['image'] },
  { table: 'client_report_links', kind: 'other' },
  { table: 'client_report_tokens', kind: 'other', plain: ['token_hash'] },
];
