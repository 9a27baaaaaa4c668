import { oneLine } from '../../mime/mime-headers.ts';
import { decodeText } from '../charsets/decode-charset.ts';
import { decodeWords } from './encoded-words.ts';
import type { MailFault, MailField } from '../parsed-mail.ts';

/** Decodes the bytes of a header: ASCII by the rules, UTF-8 by RFC 6532, and whatever violates both. */
function textOf(bytes: Buffer, hint: string, faults: Set<MailFault>): string {
  const { text, fault } = decodeText(bytes, '', hint);
  // Plain UTF-8 is allowed in headers.
  if (fault && text.includes('\ufffd')) faults.add(fault);
  return oneLine(text);
}

/** @param hint the charset of the mail's text, which invalid headers often use */
export function readField(bytes: Buffer, hint: string, faults: Set<MailFault>): MailField {
  const line = textOf(bytes, hint, faults);
  const colon = line.indexOf(':');
  const raw = line.slice(colon + 1).trim();
  return {
    name: line.slice(0, colon).trim().toLowerCase(),
    raw,
    value: oneLine(decodeWords(raw, faults)).trim(),
  };
}

/** Of a field that must be unique, the first. */
export const fieldOf = (fields: readonly MailField[], name: string): MailField | undefined =>
  fields.find(field => field.name === name);
