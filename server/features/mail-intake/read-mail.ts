import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { failuresOf, type DeliveryFailure } from './delivery-report.ts';

/**
 * What came into an inbox. `other`: a report on something else, a notice of a mail server, or not to be read;
 * for a bounce `failures` says who did not get the mail.
 */
export interface IncomingMail {
  what: 'reply' | 'autoReply' | 'bounce' | 'other';
  /** Lower-cased; empty where nobody is named. */
  from: string;
  /** Message-IDs that it goes back to, with their brackets, the nearest first. */
  answers: string[];
  failures: DeliveryFailure[];
}

const limits = { maxNestingDepth: 40, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
const unreadable: IncomingMail = { what: 'other', from: '', answers: [], failures: [] };

const mostAnswers = 50;
const idsIn = (text: string | undefined): string[] => text?.match(/<[^<>\s]{1,250}>/g) ?? [];

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const header = (mail: Email, name: string): string | undefined =>
  mail.headers.find(each => each.key === name)?.value.trim();

function fromOf({ from }: Email): string {
  const address = from?.address ?? from?.group?.[0]?.address ?? '';
  return address.trim().toLowerCase();
}

const returned = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global',
]);

/** The Message-IDs of what a report returns, whole or its headers only. */
function returnedIds(mail: Email): string[] {
  return mail.attachments
    .filter(({ mimeType }) => returned.has(mimeType))
    .flatMap(part => {
      const [headers = ''] = textOf(part).split(/\r?\n\r?\n/, 1);
      return idsIn(/^message-id:(.*(?:\r?\n[ \t].*)*)/im.exec(headers)?.[1]);
    });
}

function answersOf(mail: Email): string[] {
  const references = idsIn(mail.references).toReversed();
  return [...new Set([...returnedIds(mail), ...idsIn(mail.inReplyTo), ...references])].slice(0, mostAnswers);
}

/** RFC 3834 §5 and what was in use before it. */
function isAutomatic(mail: Email): boolean {
  const submitted =
    header(mail, 'auto-submitted')
      ?.toLowerCase()
      .split(/[\s;(]/)[0] ?? 'no';
  return (
    submitted !== 'no' ||
    header(mail, 'x-auto-response-suppress') !== undefined ||
    /^auto[_-]reply$/i.test(header(mail, 'precedence') ?? '') ||
    header(mail, 'return-path') === '<>'
  );
}

const isMailServer = (address: string) => /^(?:mailer-daemon|postmaster)(?:@|$)/.test(address);

function kindOf(mail: Email, from: string, failures: readonly DeliveryFailure[]): IncomingMail['what'] {
  if (failures.length) return 'bounce';
  if (/^multipart\/report\b/i.test(header(mail, 'content-type') ?? '') || isMailServer(from)) return 'other';
  return isAutomatic(mail) ? 'autoReply' : 'reply';
}

/** Reads a mail as far as it tells of what was sent; broken mail is `other`, never an error. */
export async function readMail(source: Buffer): Promise<IncomingMail> {
  try {
    const mail = await PostalMime.parse(source, limits);
    const from = fromOf(mail);
    const failures = mail.attachments
      .filter(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))
      .flatMap(part => failuresOf(textOf(part)));
    return { what: kindOf(mail, from, failures), from, answers: answersOf(mail), failures };
  } catch {
    return unreadable;
  }
}
