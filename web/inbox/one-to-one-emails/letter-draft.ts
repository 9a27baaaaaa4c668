import { readAddressLine } from '../../../contract/inbox/address-lines.ts';
import type { Letter, LetterContent } from '../../../contract/inbox/one-to-one-emails.ts';
import type { DraftKind, OpenedDraft } from '../../outreach/shared/drafts/use-kept-draft.ts';
import { isBlank } from '../../outreach/shared/content/rounds.ts';
import { fetchLetter, saveLetterContent } from './queries.ts';

/** The content of a draft and its sender. */
export interface LetterText extends LetterContent {
  senderId: number | null;
}

export const openedLetter = ({
  id,
  content,
  senderId,
  files,
  revision,
}: Letter): OpenedDraft<LetterText> => ({
  id,
  content: { ...content, senderId },
  files,
  revision,
});

export const letterDrafts: DraftKind<LetterText> = {
  kind: 'letter',
  isContent: ({ to, html, attachments, parts }) =>
    typeof to === 'string' && typeof html === 'string' && Array.isArray(attachments) && Array.isArray(parts),
  filesOf: ({ attachments }) => attachments,
  save: saveLetterContent,
  fetch: async id => openedLetter(await fetchLetter(id)),
};

/** Nothing was written: a reply has only its initial content, a new email is empty. */
export function isUntouched({ kind }: Pick<Letter, 'kind'>, content: LetterText): boolean {
  const { to, cc, bcc, subject, html, attachments } = content;
  if (!isBlank(html) || attachments.length) return false;
  return kind === 'reply' || kind === 'replyAll' || !(to || (kind === 'new' && (cc || bcc || subject)));
}

export type AddressField = 'to' | 'cc' | 'bcc';

/** The parts of a line that are not email addresses, joined as the language does; empty if all are. */
export const malformedIn = (line: string, lang: 'zh' | 'en'): string =>
  readAddressLine(line).malformed.join(lang === 'zh' ? '；' : '; ');

/** What the author may have forgotten, asked about once before sending. */
export function missingIn({ subject, html, attachments, parts, quotes }: LetterText, kind: Letter['kind']) {
  const saysNothing =
    isBlank(html) && !attachments.length && !parts.length && !(quotes && kind === 'forward');
  if (saysNothing) return 'text';
  return subject.trim() ? null : 'subject';
}
