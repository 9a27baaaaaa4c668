import { readAddressLine } from '../../../contract/inbox/address-lines.ts';
import type { Letter, LetterContent } from '../../../contract/inbox/one-to-one-emails.ts';
import type { DraftKind, OpenedDraft } from '../../outreach/shared/drafts/use-kept-draft.ts';
import { isBlank } from '../../outreach/shared/content/rounds.ts';
import { fetchLetter, saveLetterContent } from './queries.ts';

/** What is written: the letter and whom it is from. */
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

/** Nobody would miss it: of an answer only what came with it is there, of a new letter nothing. */
export function isUntouched({ kind }: Pick<Letter, 'kind'>, content: LetterText): boolean {
  const { to, cc, bcc, subject, html, attachments } = content;
  if (!isBlank(html) || attachments.length) return false;
  return kind === 'reply' || kind === 'replyAll' || !(to || (kind === 'new' && (cc || bcc || subject)));
}

export type AddressField = 'to' | 'cc' | 'bcc';

/** What is no address in a line, separated as in the language; empty where all are. */
export const malformedIn = (line: string, lang: 'zh' | 'en'): string =>
  readAddressLine(line).malformed.join(lang === 'zh' ? '；' : '; ');

/** What somebody may have forgotten, and is asked about once before a letter goes. */
export function missingIn({ subject, html, attachments, parts, quotes }: LetterText, kind: Letter['kind']) {
  const saysNothing =
    isBlank(html) && !attachments.length && !parts.length && !(quotes && kind === 'forward');
  if (saysNothing) return 'text';
  return subject.trim() ? null : 'subject';
}
