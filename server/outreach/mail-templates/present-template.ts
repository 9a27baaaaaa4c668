import type { TemplateRow } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { textOf } from '../mail-content/html/html-to-text.ts';
import type { TemplateRecord } from './queries.ts';

const excerptLength = 160;

/** Returns the beginning of a text in one line. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}

type Row = Omit<TemplateRecord, 'attachments' | 'created_by' | 'changed_by'>;

export const presentRow = (row: Row): TemplateRow => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  visibility: row.visibility,
  category: row.category,
  subject: row.subject,
  excerpt: excerptOf(row.text ?? textOf(row.html)),
  version: row.version,
  createdBy: row.created_by_name ?? '',
  createdAt: row.created_at.toISOString(),
  changedBy: row.changed_by_name ?? '',
  changedAt: row.changed_at.toISOString(),
  mine: row.visibility === 'team' || row.is_maker,
});
