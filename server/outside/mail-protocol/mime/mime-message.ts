import type { ReaderLang } from '../../../../contract/core/mail/reader-langs.ts';
import { encodeParts } from './write-mime.ts';
import { fillBody } from './mime-body.ts';
import { addressHeader, dateHeader, idsHeader, textHeader, type MailAddress } from './mime-headers.ts';
import type { MailFilePart } from './mime-parts.ts';

/** A one-to-one email, without variables or tracked links. */
export interface MimeMessageParts {
  from: MailAddress;
  /** The address for replies; ignored if it is the sender's own. */
  replyTo: string;
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  subject: string;
  /** The sanitised content of the body. */
  html: string;
  text: string;
  lang: ReaderLang;
  files: readonly MailFilePart[];
  messageId: string;
  date: Date;
  /** Message-IDs of the thread, oldest first; this mail answers the last one. */
  references: readonly string[];
  /** Not written by hand, so programs should not reply to it (RFC 3834 §5). */
  isAutomatic?: boolean;
}

const nobody = { values: {}, token: null, publicUrl: '' };

function headersOf(parts: MimeMessageParts): string {
  const { from, replyTo, to, cc, subject, messageId, date, references } = parts;
  const last = references.at(-1);
  return (
    dateHeader(date) +
    addressHeader('From', [from]) +
    // RFC 5322 §3.4: an empty group, if all recipients are blind copies.
    (to.length || cc.length ? '' : 'To: undisclosed-recipients:;\r\n') +
    (to.length ? addressHeader('To', to) : '') +
    (cc.length ? addressHeader('Cc', cc) : '') +
    (replyTo && replyTo !== from.address ? addressHeader('Reply-To', [{ name: '', address: replyTo }]) : '') +
    textHeader('Subject', subject) +
    idsHeader('Message-ID', [messageId]) +
    (last ? idsHeader('In-Reply-To', [last]) + idsHeader('References', references) : '') +
    (parts.isAutomatic ? 'Auto-Submitted: auto-generated\r\n' : '') +
    'MIME-Version: 1.0\r\n'
  );
}

/** Writes the message, byte for byte the same for the same parts. */
export function writeMimeMessage(parts: MimeMessageParts): Buffer {
  const constant = (text: string) => ({ texts: [text], holes: [] });
  const encoded = encodeParts(parts, { html: constant(parts.html), text: constant(parts.text) });
  const { head, text, middle, html, tail } = encoded;
  const bodies = head + fillBody(text, nobody) + middle + fillBody(html, nobody);
  return Buffer.concat([Buffer.from(headersOf(parts) + bodies, 'latin1'), tail]);
}
