import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Orders and their money stay as they are: the law wants them. Only addresses in them are replaced. */
export const billingTables: readonly TableDeclaration[] = [
  { table: 'plans', kind: 'other', plain: ['code', 'name_zh', 'name_en'] },
  { table: 'plan_terms', kind: 'other' },
  { table: 'plan_entitlements', kind: 'other', plain: ['plan', 'key', 'value'] },
  { table: 'plan_periods', staysWithoutTeam: true, kind: 'payments', quotes: ['reason'], plain: ['plan'] },
  { table: 'plan_reminders', kind: 'other' },
  {
    table: 'plan_changes',
    kind: 'payments',
    accounts: ['account_name'],
    plain: ['plan', 'before', 'after'],
  },
  { table: 'entitlement_uses', kind: 'other', plain: ['key', 'scope'] },
  { table: 'entitlement_days', kind: 'other', plain: ['key'] },
  { table: 'member_quotas', kind: 'other', plain: ['kind'] },
  { table: 'counted_searches', kind: 'other', plain: ['fingerprint'] },
  {
    table: 'orders',
    staysWithoutTeam: true,
    kind: 'payments',
    accounts: ['payer'],
    plain: ['number', 'plan', 'state', 'channel', 'code_url', 'transaction_id'],
  },
  { table: 'order_numbers', staysWithoutTeam: true, kind: 'other', plain: ['number'] },
  {
    table: 'order_events',
    staysWithoutTeam: true,
    kind: 'payments',
    quotes: ['details'],
    plain: ['cause', 'from_state', 'to_state'],
  },
  {
    table: 'order_payments',
    staysWithoutTeam: true,
    kind: 'payments',
    accounts: ['payer'],
    plain: ['transaction_id', 'channel'],
  },
  {
    table: 'order_refunds',
    staysWithoutTeam: true,
    kind: 'payments',
    quotes: ['note'],
    plain: ['number', 'transaction_id', 'reason', 'state', 'refund_id', 'fault'],
  },
  {
    table: 'invoice_requests',
    staysWithoutTeam: true,
    kind: 'payments',
    quotes: ['email', 'title', 'note'],
    plain: ['kind', 'tax_number', 'state'],
  },
  { table: 'order_mails', kind: 'payments', quotes: ['address', 'fault'], plain: ['lang', 'state'] },
  {
    table: 'payment_notices',
    kind: 'payments',
    // Of the gateway that told it.
    plain: ['channel', 'notice_id', 'order_number', 'outcome', 'reason', 'address'],
  },
  {
    table: 'money_moves',
    staysWithoutTeam: true,
    kind: 'payments',
    plain: ['order_number', 'kind', 'reference', 'plan', 'channel'],
  },
  { table: 'payment_bills', kind: 'payments', plain: ['channel', 'differences'] },
];
