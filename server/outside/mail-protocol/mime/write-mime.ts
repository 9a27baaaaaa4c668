import { createHash } from 'node:crypto';
import { directionOf, localeOf, type ReaderLang } from '../../../../contract/core/mail/reader-langs.ts';
import type { VariableValues } from '../../../../contract/core/mail/mail-variables.ts';
import { bodyPart, fillBody, type MailBodyPart } from './mime-body.ts';
import {
  addressHeader,
  dateHeader,
  idsHeader,
  oneLine,
  textHeader,
  type MailAddress,
} from './mime-headers.ts';
import { htmlPieces, type LinkTracking } from './mime-html.ts';
import { constantParts, filePart, multipart, type MailFilePart } from './mime-parts.ts';
import { fillPieces, piecesOf, textPieces, type Pieces } from './mime-pieces.ts';
import { anyReplyToken, replyAddress } from './reply-token.ts';

/** What the messages of a round by one sender have in common. Subject, HTML and text may contain variables. */
export interface MailParts {
  from: MailAddress;
  /** The address for replies; ignored if it is the sender's own. */
  replyTo: string;
  /** Replies to the sender's own address may name the message after a plus sign. */
  takesReplyTokens?: boolean;
  cc: readonly string[];
  subject: string;
  /** The sanitised content of the body. */
  html: string;
  text: string;
  lang: ReaderLang;
  files: readonly MailFilePart[];
  /** The address that links start with, without a slash at the end. */
  publicUrl: string;
  tracking: LinkTracking;
}

/** What is specific to a recipient. */
export interface MailFilling {
  to: MailAddress;
  messageId: string;
  date: Date;
  /** Message-IDs of the thread, oldest first. */
  references: readonly string[];
  /** Null: no links of its own, no pixel, no List-Unsubscribe. */
  token: string | null;
  /** The token in the reply address, if the sender accepts tokens. */
  replyToken?: string;
  values: VariableValues;
}

/** A mail encoded once, but for what recipients fill in. */
export interface MessageTemplate {
  publicUrl: string;
  subject: Pieces;
  /** The subject's header, if it has no variables. */
  constantSubject: string | null;
  from: string;
  answers: string;
  /** The text before and after the token in the Reply-To of a sender that accepts tokens. */
  tokenAddress: { before: string; behind: string } | null;
  text: MailBodyPart;
  html: MailBodyPart;
  /** Headers of the message and of its parts up to the text; what is between the bodies; what follows them. */
  head: string;
  middle: string;
  tail: Buffer;
  /** Targets of the tracked links, by number. */
  links: string[];
}

function framed({ texts, holes }: Pieces, lang: ReaderLang): Pieces {
  const top = `<!DOCTYPE html>\n<html lang="${localeOf(lang)}"${directionOf(lang) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"></head><body>\n`;
  const bottom = '\n</body></html>\n';
  const framed = [...texts];
  framed[0] = top + (framed[0] ?? '');
  framed[framed.length - 1] += bottom;
  return { texts: framed, holes };
}

/** The same parts always get the same boundaries; `=_` occurs in no encoded body (RFC 2045 §6.7). */
function boundaryOf(parts: Pick<MailParts, 'subject' | 'html' | 'text' | 'files'>): (name: string) => string {
  const hash = createHash('sha256');
  for (const each of [parts.subject, parts.html, parts.text]) hash.update(`${each.length} ${each}`);
  for (const { name, content } of parts.files)
    hash.update(`${name.length} ${name} ${content.length}`).update(content);
  const digest = hash.digest('hex').slice(0, 24);
  return name => `=_${digest}_${name}`;
}

/** Encodes a mail's constant parts once: files, and headers and boundaries around the two bodies. */
export function encodeParts(
  parts: Pick<MailParts, 'subject' | 'html' | 'text' | 'lang' | 'files'>,
  { html: htmlBody, text: textBody }: { html: Pieces; text: Pieces },
) {
  const html = bodyPart('html', framed(htmlBody, parts.lang));
  const text = bodyPart('plain', textBody);
  const boundary = boundaryOf(parts);
  const pictures = parts.files.filter(({ cid }) => cid !== null).map(filePart);
  const attachments = parts.files.filter(({ cid }) => cid === null).map(filePart);
  const htmlPart = { headers: html.headers, chunks: [{ body: 'html' as const }] };
  const bodies = multipart('alternative', boundary('a'), [
    { headers: text.headers, chunks: [{ body: 'text' }] },
    pictures.length ? multipart('related', boundary('r'), [htmlPart, ...pictures]) : htmlPart,
  ]);
  const whole = attachments.length ? multipart('mixed', boundary('m'), [bodies, ...attachments]) : bodies;
  return { html, text, ...constantParts(whole) };
}

function tokenAddressOf({ from, takesReplyTokens }: MailParts): MessageTemplate['tokenAddress'] {
  const address = takesReplyTokens ? replyAddress(from.address, anyReplyToken) : null;
  if (!address) return null;
  const header = addressHeader('Reply-To', [{ ...from, address }]);
  const at = header.lastIndexOf(anyReplyToken);
  return { before: header.slice(0, at), behind: header.slice(at + anyReplyToken.length) };
}

/** Encodes what all messages have in common. */
export function compileMail(parts: MailParts): MessageTemplate {
  const { pieces, links } = htmlPieces(parts.html, parts.tracking);
  const subject = piecesOf(parts.subject, () => 'text');
  const { from, replyTo, cc } = parts;
  return {
    publicUrl: parts.publicUrl,
    subject,
    constantSubject: subject.holes.length ? null : textHeader('Subject', parts.subject),
    from: addressHeader('From', [from]),
    answers:
      (cc.length
        ? addressHeader(
            'Cc',
            cc.map(address => ({ name: '', address })),
          )
        : '') +
      (replyTo && replyTo !== from.address
        ? addressHeader('Reply-To', [{ name: '', address: replyTo }])
        : ''),
    tokenAddress: tokenAddressOf(parts),
    links,
    ...encodeParts(parts, { html: pieces, text: textPieces(parts.text) }),
  };
}

function headersOf(messageTemplate: MessageTemplate, subject: string, filling: MailFilling): string {
  const { messageId, date, to, references, token, replyToken } = filling;
  const { tokenAddress } = messageTemplate;
  const last = references.at(-1);
  return (
    dateHeader(date) +
    messageTemplate.from +
    addressHeader('To', [to]) +
    messageTemplate.answers +
    (tokenAddress && replyToken ? tokenAddress.before + replyToken + tokenAddress.behind : '') +
    (messageTemplate.constantSubject ?? textHeader('Subject', subject)) +
    idsHeader('Message-ID', [messageId]) +
    (last ? idsHeader('In-Reply-To', [last]) + idsHeader('References', references) : '') +
    // RFC 8058: one click in the mail program unsubscribes, by a POST that needs no sign-in.
    (token
      ? `List-Unsubscribe: <${messageTemplate.publicUrl}/u/${token}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`
      : '') +
    'MIME-Version: 1.0\r\n'
  );
}

/** Writes the message of a recipient, byte for byte the same for the same filling. */
export function fillMail(messageTemplate: MessageTemplate, filling: MailFilling): Buffer {
  const personal = { values: filling.values, token: filling.token, publicUrl: messageTemplate.publicUrl };
  const subject = messageTemplate.constantSubject ? '' : fillPieces(messageTemplate.subject, personal);
  const own =
    headersOf(messageTemplate, subject, filling) +
    messageTemplate.head +
    fillBody(messageTemplate.text, personal) +
    messageTemplate.middle +
    fillBody(messageTemplate.html, personal);
  const { tail } = messageTemplate;
  const message = Buffer.allocUnsafe(own.length + tail.length);
  message.write(own, 'latin1');
  tail.copy(message, own.length);
  return message;
}

/**
 * Returns the same message for display: links keep their original addresses and nothing is tracked; the headers are
 * those that were sent.
 */
export function fillMessage(messageTemplate: MessageTemplate, filling: MailFilling) {
  const personal = { values: filling.values, token: null, publicUrl: messageTemplate.publicUrl };
  const subject = oneLine(fillPieces(messageTemplate.subject, personal)).trim();
  return {
    subject,
    html: fillPieces(messageTemplate.html.pieces, personal).replaceAll('\r\n', '\n'),
    text: fillPieces(messageTemplate.text.pieces, personal).replaceAll('\r\n', '\n'),
    headers:
      headersOf(messageTemplate, subject, filling) +
      messageTemplate.head.slice(0, messageTemplate.head.indexOf('\r\n\r\n') + 2),
  };
}
