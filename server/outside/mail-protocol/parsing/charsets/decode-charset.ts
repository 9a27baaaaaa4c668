import { charsetOf } from './charset-names.ts';
import { guessCharset, guessEastAsian, isUtf8, strictText } from './guess-charset.ts';
import type { MailFault } from '../parsed-mail.ts';
import { decodeShifted } from './shifted-charsets.ts';

export interface DecodedText {
  text: string;
  fault: MailFault | null;
}

const decoded = (bytes: Uint8Array, charset: string): string =>
  decodeShifted(bytes, charset) ?? new TextDecoder(charset).decode(bytes);

const isAscii = (bytes: Uint8Array): boolean => bytes.every(byte => byte < 0x80);

const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];
/** What a byte order mark says counts more than any label. */
const markedCharset = (bytes: Uint8Array): string | undefined =>
  marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0];

/** Any bytes fit them, so that they are what a careless program names. */
const western = new Set(['windows-1252', 'iso-8859-15', 'windows-1254']);

/** What a western label most likely stands for, where the bytes are not of western Europe. */
function insteadOfWestern(bytes: Uint8Array): string | null {
  if (isUtf8(bytes)) return 'utf-8';
  const high = bytes.reduce((count, byte) => count + (byte < 0x80 ? 0 : 1), 0);
  return high >= 8 && high > bytes.length / 3 ? guessEastAsian(bytes) : null;
}

const replaced = /\ufffd/g;
const beyond = /[^\0-\x7f]/g;

/** A few broken characters do not speak against a charset; many do. */
function isMostlyRight(text: string): boolean {
  const broken = text.match(replaced)?.length ?? 0;
  return broken * 10 <= (text.match(beyond)?.length ?? 0) || broken === 1;
}

function guessed(bytes: Uint8Array, fault: MailFault | null): DecodedText {
  return { text: decoded(bytes, guessCharset(bytes)), fault };
}

/**
 * Text of bytes in the charset of a label, as mail programs write it; guessed where it is not that.
 * @param hint a label that counts where there is none of its own, and the bytes fit it
 */
export function decodeText(bytes: Uint8Array, label: string, hint = ''): DecodedText {
  const marked = markedCharset(bytes);
  if (marked) return { text: decoded(bytes, marked), fault: null };
  const charset = charsetOf(label);
  if (!charset) {
    const fault = charset === null ? 'charset.unknown' : 'charset.unnamed';
    if (isAscii(bytes)) return guessed(bytes, null);
    if (isUtf8(bytes)) return guessed(bytes, fault);
    const hinted = charsetOf(hint);
    const text = hinted ? decoded(bytes, hinted) : null;
    return text !== null && isMostlyRight(text) ? { text, fault } : guessed(bytes, fault);
  }
  if (western.has(charset) && !isAscii(bytes)) {
    const other = insteadOfWestern(bytes);
    if (other) return { text: decoded(bytes, other), fault: 'charset.wrong' };
  }
  const strict = decodeShifted(bytes, charset) ?? strictText(bytes, charset);
  if (strict !== null) return { text: strict, fault: null };
  const text = decoded(bytes, charset);
  return isMostlyRight(text) ? { text, fault: 'charset.wrong' } : guessed(bytes, 'charset.wrong');
}
