import type { Lang } from '../../../../contract/core/error-texts.ts';
import { encodeParts } from './write-mime.ts';
import { fillBody } from './mime-body.ts';
import { addressHeader, dateHeader, idsHeader, textHeader, type MailAddress } from './mime-headers.ts';
import type { MailFilePart } from './mime-parts.ts';

/** A single mail. Nothing in it is a variable, no link of it is counted. */
export interface LetterParts {
  from: MailAddress;
  /** Where answers go; of no consequence where it is the sender's own address. */
  replyTo: string;
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  subject: string;
  /** What stands in the body, cleaned. */
  html: string;
  text: string;
  lang: Lang;
  files: readonly MailFilePart[];
  messageId: string;
  date: Date;
  /** Message-IDs of the thread, oldest first; the last one is answered. */
  references: readonly string[];
  /** Nobody wrote it by hand: nothing answers it by itself (RFC 3834 §5). */
  isAutomatic?: boolean;
}

const nobody = { values: {}, token: null, publicUrl: '' };

function headersOf(parts: LetterParts): string {
  const { from, replyTo, to, cc, subject, messageId, date, references } = parts;
  const last = references.at(-1);
  return (
    dateHeader(date) +
    addressHeader('From', [from]) +
    // RFC 5322 §3.4: a group of nobody, where all are blind copies.
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

/** The message, byte for byte the same for the same parts. */
export function writeLetter(parts: LetterParts): Buffer {
  const constant = (text: string) => ({ texts: [text], holes: [] });
  const encoded = encodeParts(parts, { html: constant(parts.html), text: constant(parts.text) });
  const { head, text, middle, html, tail } = encoded;
  const bodies = head + fillBody(text, nobody) + middle + fillBody(html, nobody);
  return Buffer.concat([Buffer.from(headersOf(parts) + bodies, 'latin1'), tail]);
}
