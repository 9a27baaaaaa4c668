import { readAddressLine } from '../../../contract/inbox/address-lines.ts';
import type { Email, EmailContent } from '../../../contract/inbox/one-to-one-emails.ts';
import type { DraftKind, OpenedDraft } from '../../outreach/shared/drafts/use-kept-draft.ts';
import { isBlank } from '../../outreach/shared/content/rounds.ts';
import { fetchEmail, saveEmailContent } from './queries.ts';

/** The content of a draft and its sender. */
export interface EmailText extends EmailContent {
  senderId: number | null;
}

export const openedEmail = ({ id, content, senderId, files, revision }: Email): OpenedDraft<EmailText> => ({
  id,
  content: { ...content, senderId },
  files,
  revision,
});

export const emailDrafts: DraftKind<EmailText> = {
  kind: 'letter',
  isContent: ({ to, html, attachments, parts }) =>
    typeof to === 'string' && typeof html === 'string' && Array.isArray(attachments) && Array.isArray(parts),
  filesOf: ({ attachments }) => attachments,
  save: saveEmailContent,
  fetch: async id => openedEmail(await fetchEmail(id)),
};

/** Nothing was written: a reply has only its initial content, a new email is empty. */
export function isUntouched({ kind }: Pick<Email, 'kind'>, content: EmailText): boolean {
  const { to, cc, bcc, subject, html, attachments } = content;
  if (!isBlank(html) || attachments.length) return false;
  return kind === 'reply' || kind === 'replyAll' || !(to || (kind === 'new' && (cc || bcc || subject)));
}

export type AddressField = 'to' | 'cc' | 'bcc';

/** The parts of a line that are not email addresses, joined as the language does; empty if all are. */
export const malformedIn = (line: string, lang: 'zh' | 'en'): string =>
  readAddressLine(line).malformed.join(lang === 'zh' ? '；' : '; ');

/** What the author may have forgotten, asked about once before sending. */
export function missingIn({ subject, html, attachments, parts, quotes }: EmailText, kind: Email['kind']) {
  const saysNothing =
    isBlank(html) && !attachments.length && !parts.length && !(quotes && kind === 'forward');
  if (saysNothing) return 'text';
  return subject.trim() ? null : 'subject';
}
