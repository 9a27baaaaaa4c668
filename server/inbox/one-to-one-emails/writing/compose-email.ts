import { readAddressLine } from '../../../../contract/inbox/address-lines.ts';
import type { EmailContent } from '../../../../contract/inbox/one-to-one-emails.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { parseMail } from '../../../outside/mail-protocol/parsing/parse-mail.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import type { MailAddress } from '../../../outside/mail-protocol/mime/mime-headers.ts';
import { writeMimeMessage } from '../../../outside/mail-protocol/mime/mime-message.ts';
import type { MailFilePart } from '../../../outside/mail-protocol/mime/mime-parts.ts';
import { withSignature } from '../../../outreach/mail-content/service.ts';
import { withEnclosedPictures } from '../../../outreach/mail-content/html/enclose-pictures.ts';
import { textOf } from '../../../outreach/mail-content/html/html-to-text.ts';
import { cleanHtml } from '../../../outreach/mail-content/html/clean-html.ts';
import { readMailFiles } from '../../../outreach/mail-files/service.ts';
import { senderFaces } from '../../../outreach/senders/service.ts';
import { findAnswered, readSource, timeZoneOf, type AnsweredMail } from '../answered-mail.queries.ts';
import { languageOf } from '../email-language.ts';
import type { EmailRecord } from '../queries.ts';
import { quotedBelow } from '../reading/load-emails.ts';

/** For a long thread, the first and the newest mails are referenced (RFC 5322 §3.6.4 sets no limit, servers do). */
const maxReferences = 20;

export interface Addressees {
  to: MailAddress[];
  cc: MailAddress[];
  bcc: MailAddress[];
}

export function addresseesOf({ to, cc, bcc }: Pick<EmailContent, 'to' | 'cc' | 'bcc'>): Addressees {
  return {
    to: readAddressLine(to).addressees,
    cc: readAddressLine(cc).addressees,
    bcc: readAddressLine(bcc).addressees,
  };
}

/** Returns every address once, whatever field it is in. */
export function addressesOf({ to, cc, bcc }: Addressees): string[] {
  const all = [...to, ...cc, ...bcc].map(({ address }) => address);
  return [...new Map(all.map(address => [address.toLowerCase(), address])).values()];
}

/** Returns the Message-IDs of the thread that an answer continues; a forwarded mail begins its own. */
function referencesOf({ kind }: Pick<EmailRecord, 'kind'>, mail: AnsweredMail | undefined): string[] {
  if (!mail?.message_id || kind === 'forward') return [];
  const before = mail.answers.filter(id => id && id !== mail.message_id).toReversed();
  const all = [...new Set([...before, mail.message_id])];
  return all.length > maxReferences ? [...all.slice(0, 1), ...all.slice(1 - maxReferences)] : all;
}

/** Returns files of the mail that is forwarded. @throws AppError not_found for one that was not kept */
async function partsOf(
  pool: Db,
  teamId: number,
  { mail_id: mailId, content }: Pick<EmailRecord, 'mail_id' | 'content'>,
): Promise<MailFilePart[]> {
  if (mailId === null || !content.parts.length) return [];
  const { parts } = await parseMail(await asTeam(pool, teamId, db => readSource(db, teamId, mailId)));
  return content.parts.map(number => {
    const part = parts[number];
    if (!part?.content) throw new AppError('not_found');
    const { name, mediaType, content } = part;
    return { name: name ?? '', mediaType, content, cid: null };
  });
}

export interface ComposedEmail {
  source: Buffer;
  from: string;
  addressees: Addressees;
  /** The thread of the answered mail; null if the email begins a thread. */
  threadId: number | null;
}

/**
 * Builds an email for transmission, byte for byte the same for the same Message-ID and moment.
 * @throws AppError sender_not_verified if its sender is disconnected, not_found if a file is missing
 */
export async function composeEmail(
  pool: Db,
  ctx: Context,
  { publicUrl }: Pick<MailServices, 'publicUrl'>,
  teamId: number,
  email: EmailRecord,
  { messageId, date }: { messageId: string; date: Date },
): Promise<ComposedEmail> {
  const { content, kind, mail_id: mailId, sender_id: senderId } = email;
  const { sender, mail, timeZone } = await asTeam(pool, teamId, async db => ({
    sender: senderId === null ? undefined : (await senderFaces(db, teamId, [senderId]))[0],
    mail: mailId === null ? undefined : await findAnswered(db, teamId, mailId),
    timeZone: await timeZoneOf(db, teamId),
  }));
  if (!sender) throw new AppError('sender_not_verified', { sender: email.sender_address ?? '' });
  const written = withSignature(cleanHtml(content.html), sender.signatureHtml);
  const quote = content.quotes ? quotedBelow(email, mail, timeZone) : '';
  const html = quote ? `${written.html}\n<br>\n${quote}` : written.html;
  const enclosed = await withEnclosedPictures(pool, ctx, { teamId, html, publicUrl });
  const files = await readMailFiles(pool, ctx, teamId, content.attachments);
  const addressees = addresseesOf(content);
  const source = writeMimeMessage({
    from: { name: sender.name, address: sender.address },
    replyTo: sender.replyTo,
    to: addressees.to,
    cc: addressees.cc,
    subject: content.subject,
    html: enclosed.html,
    text: quote ? `${written.text}\n\n${textOf(quote)}` : written.text,
    lang: languageOf(written.text, content.subject, mail?.text ?? ''),
    files: [
      ...enclosed.files,
      ...files.map(({ name, mediaType, content }) => ({ name, mediaType, content, cid: null })),
      ...(await partsOf(pool, teamId, email)),
    ],
    messageId,
    date,
    references: referencesOf(email, mail),
  });
  const isAnswer = kind === 'reply' || kind === 'replyAll';
  return {
    source,
    from: sender.address,
    addressees,
    threadId: isAnswer ? (mail?.thread_id ?? null) : null,
  };
}
