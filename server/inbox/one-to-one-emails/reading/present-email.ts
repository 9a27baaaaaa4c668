import type { EmailContent, EmailRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { textOf } from '../../../outreach/mail-content/html/html-to-text.ts';
import type { EmailRecord } from '../queries.ts';

const snippetLength = 160;

/** Returns the beginning of a text in one line. */
function snippetOf(html: string): string {
  const line = textOf(html).replace(/\s+/g, ' ').trim();
  return line.length > snippetLength ? `${line.slice(0, snippetLength).toWellFormed().trimEnd()}…` : line;
}

type Row = Omit<EmailRecord, 'content'> & { content: Pick<EmailContent, 'to' | 'subject' | 'html'> };

export const presentRow = (row: Row): EmailRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  to: row.content.to,
  subject: row.content.subject,
  snippet: snippetOf(row.content.html),
  threadId: row.thread_id,
  sender: row.sender_id === null ? null : { id: row.sender_id, address: row.sender_address ?? '' },
  by: row.author ?? '',
  dueAt: row.due_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  changedAt: row.changed_at.toISOString(),
  response: row.response,
});
