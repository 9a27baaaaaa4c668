import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Stand-ins of the outside world: what they keep of a person goes as well. */
export const sandboxTables: readonly TableDeclaration[] = [
  { table: 'sandbox_addresses', kind: 'sandbox', accounts: ['address'] },
  { table: 'sandbox_mailboxes', kind: 'sandbox', accounts: ['address', 'password'] },
  { table: 'sandbox_mails', kind: 'sandbox', rows: [{ by: [{ bytes: 'content' }], action: 'delete' }] },
  {
    table: 'sandbox_reactions',
    kind: 'sandbox',
    rows: [{ by: [{ address: 'person' }], action: 'delete' }],
    quotes: ['subject'],
  },
  { table: 'sandbox_messages', kind: 'sandbox', accounts: ['phone', 'code', 'notice'] },
  { table: 'sandbox_system_emails', kind: 'sandbox', quotes: ['address', 'subject', 'body'] },
  { table: 'sandbox_payments', kind: 'sandbox', plain: ['order_number', 'description', 'notify_url'] },
  { table: 'sandbox_transactions', kind: 'sandbox', plain: ['id', 'order_number'], accounts: ['payer'] },
  { table: 'sandbox_refunds', kind: 'sandbox', plain: ['number', 'order_number', 'transaction_id'] },
  { table: 'sandbox_notices', kind: 'sandbox', plain: ['order_number', 'notify_url', 'body'] },
];
