import type { MailPart, ParsedMail } from '../parsing/parsed-mail.ts';

/** The rules read only this many characters of a text. */
const maxInspected = 64 * 1024;

/** The first header of that name, trimmed; undefined where there is none. */
export const headerOf = (mail: ParsedMail, name: string): string | undefined =>
  mail.headers.find(header => header.name === name)?.value.trim();

/** Runs of blanks, without those that are a single space already. */
const blanks = /\s\s+|[^\S ]/g;

/** Normalises a text for the phrases: lower case, single blanks. */
export const plainly = (text: string): string =>
  text.slice(0, maxInspected).toLowerCase().replaceAll(blanks, ' ').replaceAll(/[’‘]/g, "'").trim();

export function textOfPart(part: MailPart): string {
  const bytes = part.content?.subarray(0, maxInspected);
  if (!bytes) return '';
  try {
    return new TextDecoder(part.parameters.charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The body as text, bounded. */
export const bodyOf = (mail: ParsedMail): string => mail.text.slice(0, maxInspected).replaceAll('\0', '');

/** Returns the sender's address; empty if there is none, or only a name. */
export const fromOf = (mail: ParsedMail): string => mail.from[0]?.address.trim().toLowerCase() ?? '';

const serverMailbox =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|post[-_.]?master|mail[-_.]?delivery[-_.]?(?:sub)?system|mdaemon|mail[-_.]?system|microsoftexchange[0-9a-f]{10,40}|bounces?|double-bounce|mta|mail-noreply-bounce)(?:[-+][^@]*)?(?:@|$)/;
const serverName =
  /mailer.?daemon|mail delivery|post ?master|mail administrator|system administrator|delivery subsystem|mail deliver system|smtp.{0,20}service|退信|邮件系统|系统管理员|邮件投递/i;

/** Returns whether a mail server itself wrote the mail. */
export function isOfMailServer(mail: ParsedMail): boolean {
  const from = fromOf(mail);
  const raw = headerOf(mail, 'from') ?? '';
  return (
    serverMailbox.test(from) ||
    serverName.test(mail.from[0]?.name ?? '') ||
    /^(?:<>|.{0,60}<>)$/.test(raw) ||
    (from === '' && serverName.test(raw)) ||
    headerOf(mail, 'x-failed-recipients') !== undefined
  );
}

/** Returns whether the envelope's sender is empty or a mail server, so that no reply is expected (RFC 5321 §4.5.5). */
export const hasNullPath = (mail: ParsedMail): boolean =>
  /^<?\s*(?:mailer-daemon)?>?$|^<?mailer-daemon@/i.test(headerOf(mail, 'return-path') ?? 'none');

/** Checks the media type and parameters of the mail, e.g. `multipart/report; report-type=delivery-status`. */
export const isReport = (mail: ParsedMail, type: string): boolean => {
  const contentType = headerOf(mail, 'content-type') ?? '';
  return /^\s*multipart\/report\b/i.test(contentType) && contentType.toLowerCase().includes(type);
};
