import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

const contents = (table: string): TableDeclaration => ({ table, kind: 'mail', quotes: ['content'] });

/** Mail that was sent to many. Every figure of a task stays. */
export const outreachTables: readonly TableDeclaration[] = [
  {
    table: 'mail_senders',
    kind: 'mail',
    quotes: ['signature_html', 'transcript', 'state_reason', 'inbox_failure'],
    accounts: ['name', 'address', 'reply_to', 'username', 'secret'],
    plain: [
      'provider',
      'auth',
      'smtp_host',
      'smtp_security',
      'imap_host',
      'imap_security',
      'state',
      'state_fault',
      'sent_folder',
      'dns',
      'inbox_failure_stage',
    ],
  },
  { table: 'mail_sender_counts', kind: 'other', plain: ['scope'] },
  { table: 'mail_files', kind: 'mail', quotes: ['name'], plain: ['key', 'media_type'] },
  { table: 'mail_file_keys', kind: 'other', plain: ['key'] },
  {
    table: 'mail_templates',
    kind: 'mail',
    quotes: ['name', 'category', 'subject', 'html', 'text'],
    plain: ['kind', 'visibility'],
  },
  contents('mail_template_versions'),
  { table: 'mail_tasks', kind: 'mail', quotes: ['name', 'content', 'pause_reason'], plain: ['state'] },
  contents('mail_task_versions'),
  {
    table: 'mail_recipients',
    kind: 'mail',
    rows: [
      {
        by: [{ creator: 'creator_id' }, { address: 'address' }],
        only: { state: ['draft'] },
        action: 'delete',
      },
      {
        by: [{ creator: 'creator_id' }, { address: 'address' }],
        only: { state: ['waiting', 'sending', 'in_doubt'] },
        action: { set: { state: 'ended', reason: 'cancelled', due_at: null } },
      },
      {
        by: [{ creator: 'creator_id' }, { address: 'address' }],
        action: { clear: ['name', 'domain', 'thread_ids', 'bounce_text'], address: 'address' },
      },
    ],
    plain: ['time_zone', 'kept', 'state', 'reason', 'bounce_permanence'],
  },
  {
    table: 'mail_messages',
    kind: 'mail',
    rows: [
      {
        by: [{ within: 'mail_recipients', on: { recipient_id: 'id' } }],
        action: { clear: ['values', 'response', 'history'] },
      },
    ],
    plain: ['message_id', 'state', 'leased_by'],
  },
  {
    table: 'mail_hits',
    kind: 'mail',
    rows: [
      {
        by: [{ within: 'mail_recipients', on: { recipient_id: 'id' } }],
        action: { clear: ['address', 'agent'] },
      },
    ],
    plain: ['kind', 'verdict', 'rule'],
  },
  {
    table: 'mail_suppressions',
    kind: 'mail',
    rows: [{ by: [{ address: 'address' }], action: 'delete' }],
    quotes: ['proof', 'removal_reason'],
    plain: ['reason'],
  },
];
