import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Letter, listLetters } from '../../../../contract/inbox/one-to-one-emails.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { textOf } from '../../../outreach/mail-content/html/html-to-text.ts';
import { mailFilesOf } from '../../../outreach/mail-files/service.ts';
import { findAnswered, timeZoneOf, type AnsweredMail } from '../answered-mail.queries.ts';
import { readLetter } from '../find-email.ts';
import { languageOf } from '../email-language.ts';
import { presentRow } from './present-email.ts';
import { countLetters, letterRows, type LetterRecord } from '../queries.ts';
import { quoteOf, withoutRemotePictures } from './quote-mail.ts';

/** Returns the quote below an email, with its pictures; empty for a new one, or if the mail is gone. */
export function quotedBelow(
  { kind, content }: Pick<LetterRecord, 'kind' | 'content'>,
  mail: AnsweredMail | undefined,
  timeZone: string,
): string {
  if (!mail) return '';
  const text = mail.text ?? '';
  const lang = languageOf(textOf(content.html), content.subject, text);
  const from = { name: mail.from_name, address: mail.from_address };
  const { people, subject, html } = mail;
  const at = mail.written_at ?? mail.received_at;
  return quoteOf(kind, { from, people, subject, at, html: html ?? '', text }, { lang, timeZone });
}

/** In the caller's transaction as the team. */
export async function presentLetter(db: Db, teamId: number, letter: LetterRecord): Promise<Letter> {
  const mail = letter.mail_id === null ? undefined : await findAnswered(db, teamId, letter.mail_id);
  return {
    ...presentRow(letter),
    content: letter.content,
    revision: letter.revision,
    senderId: letter.sender_id,
    mailId: letter.mail_id,
    files: await mailFilesOf(db, teamId, letter.content.attachments),
    quotedHtml: withoutRemotePictures(quotedBelow(letter, mail, await timeZoneOf(db, teamId))),
  };
}

/** @throws AppError not_found */
export function loadLetter(db: Db, ctx: SignedIn, id: number): Promise<Letter> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => presentLetter(db, teamId, await readLetter(db, ctx, id)));
}

export function loadLetters(
  db: Db,
  { actor: { teamId, accountId } }: SignedIn,
  { page, size, ...filter }: QueryOf<typeof listLetters>,
): Promise<ReplyOf<typeof listLetters>> {
  return asTeam(db, teamId, async db => {
    const wanted = { ...filter, accountId };
    const rows = await letterRows(db, teamId, wanted, { page, size });
    return {
      letters: rows.map(({ rest, html, ...row }) => presentRow({ ...row, content: { ...rest, html } })),
      total: await countLetters(db, teamId, wanted),
    };
  });
}
