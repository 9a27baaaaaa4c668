import type { Key, TableDeclaration } from '../../core/db/personal-data/declarations.ts';

const ofMail = (table: string, quotes?: string[]): TableDeclaration => ({
  table,
  kind: 'inbox',
  rows: [{ by: [{ within: 'inbox_mails', on: { mail_id: 'id' } }], action: 'delete' }],
  ...(quotes && { quotes }),
});
/** Mail between others whose text or subject quotes the person. */
const quoting: Key[] = [
  { within: 'inbox_bodies', on: { mail_id: 'mail_id' }, by: [{ quotes: 'text' }, { quotes: 'html' }] },
  { within: 'inbox_mails', on: { mail_id: 'id' }, by: [{ quotes: 'subject' }, { quotes: 'snippet' }] },
];
const ofThread = (table: string): TableDeclaration => ({
  table,
  kind: 'inbox',
  rows: [{ by: [{ within: 'inbox_threads', on: { thread_id: 'id' } }], action: 'delete' }],
});

/** Conversations in which the person took part go as a whole: replies quote what they answer. */
export const inboxTables: readonly TableDeclaration[] = [
  { table: 'mail_folders', kind: 'other', plain: ['role', 'path'], accounts: ['account'] },
  {
    table: 'inbox_threads',
    kind: 'inbox',
    rows: [
      {
        by: [
          { creator: 'creator_id' },
          { address: 'counterpart_address' },
          { within: 'mail_recipients', on: { recipient_id: 'id' } },
          {
            within: 'inbox_mails',
            on: { id: 'thread_id' },
            by: [{ address: 'from_address' }, { quotes: 'people' }],
          },
        ],
        action: 'delete',
      },
    ],
    quotes: ['subject', 'snippet'],
  },
  {
    ...ofThread('inbox_mails'),
    quotes: ['subject', 'snippet', 'bounce', 'attachments'],
  },
  ofThread('inbox_thread_ids'),
  ofThread('inbox_thread_labels'),
  ofMail('inbox_places'),
  ofMail('inbox_bodies', ['text', 'html']),
  {
    table: 'inbox_sources',
    kind: 'inbox',
    // The source of a mail between others that quotes the person goes too; its text stays, without the quote.
    rows: [
      {
        by: [{ within: 'inbox_mails', on: { mail_id: 'id' } }, ...quoting, { bytes: 'content' }],
        action: 'delete',
      },
    ],
  },
  {
    table: 'inbox_words',
    kind: 'inbox',
    // Such a mail stays, and is no longer found by its words.
    rows: [
      {
        by: [{ within: 'inbox_mails', on: { mail_id: 'id' } }, ...quoting, { quotes: 'words' }],
        action: 'delete',
      },
    ],
  },
  { table: 'inbox_labels', kind: 'other', quotes: ['name'], plain: ['color'] },
  {
    table: 'address_aliases',
    kind: 'inbox',
    rows: [{ by: [{ creator: 'creator_id' }, { address: 'address' }], action: 'delete' }],
  },
  {
    table: 'one_to_one_emails',
    kind: 'inbox',
    rows: [
      {
        by: [
          { within: 'inbox_threads', on: { thread_id: 'id' } },
          { quotes: 'content', member: 'to' },
          { quotes: 'content', member: 'cc' },
          { quotes: 'content', member: 'bcc' },
        ],
        action: 'delete',
      },
    ],
    quotes: ['content', 'response'],
  },
];
