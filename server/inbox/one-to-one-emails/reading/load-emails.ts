import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Email, listEmails } from '../../../../contract/inbox/one-to-one-emails.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { textOf } from '../../../outreach/mail-content/html/html-to-text.ts';
import { mailFilesOf } from '../../../outreach/mail-files/service.ts';
import { findAnswered, timeZoneOf, type AnsweredMail } from '../answered-mail.queries.ts';
import { readEmail } from '../find-email.ts';
import { languageOf } from '../email-language.ts';
import { presentRow } from './present-email.ts';
import { countEmails, emailRows, type EmailRecord } from '../queries.ts';
import { quoteOf, withoutRemotePictures } from './quote-mail.ts';

/** Returns the quote below an email, with its pictures; empty for a new one, or if the mail is gone. */
export function quotedBelow(
  { kind, content }: Pick<EmailRecord, 'kind' | 'content'>,
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
export async function presentEmail(db: Db, teamId: number, email: EmailRecord): Promise<Email> {
  const mail = email.mail_id === null ? undefined : await findAnswered(db, teamId, email.mail_id);
  return {
    ...presentRow(email),
    content: email.content,
    revision: email.revision,
    senderId: email.sender_id,
    mailId: email.mail_id,
    files: await mailFilesOf(db, teamId, email.content.attachments),
    quotedHtml: withoutRemotePictures(quotedBelow(email, mail, await timeZoneOf(db, teamId))),
  };
}

/** @throws AppError not_found */
export function loadEmail(db: Db, ctx: SignedIn, id: number): Promise<Email> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => presentEmail(db, teamId, await readEmail(db, ctx, id)));
}

export function loadEmails(
  db: Db,
  { actor: { teamId, accountId } }: SignedIn,
  { page, size, ...filter }: QueryOf<typeof listEmails>,
): Promise<ReplyOf<typeof listEmails>> {
  return asTeam(db, teamId, async db => {
    const wanted = { ...filter, accountId };
    const rows = await emailRows(db, teamId, wanted, { page, size });
    return {
      letters: rows.map(({ rest, html, ...row }) => presentRow({ ...row, content: { ...rest, html } })),
      total: await countEmails(db, teamId, wanted),
    };
  });
}
