import { isAscii, isUtf8 as isWholeUtf8 } from 'node:buffer';
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

const stringOf = (bytes: Uint8Array, encoding: 'latin1' | 'utf8'): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);

const escape = 0x1b;
/** Most headers: no charset makes anything else of such bytes. */
const isPlain = (bytes: Uint8Array): boolean => isAscii(bytes) && !bytes.includes(escape);

const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];
/** A byte order mark overrides any label. */
const markedCharset = (bytes: Uint8Array): string | undefined =>
  marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0];

/** Any bytes are valid in these, so careless programs declare them. */
const western = new Set(['windows-1252', 'iso-8859-15', 'windows-1254']);

/** Returns the likely charset behind a western label, if the bytes are not western European. */
function insteadOfWestern(bytes: Uint8Array): string | null {
  if (isUtf8(bytes)) return 'utf-8';
  const high = bytes.reduce((count, byte) => count + (byte < 0x80 ? 0 : 1), 0);
  return high >= 8 && high > bytes.length / 3 ? guessEastAsian(bytes) : null;
}

const replaced = /\ufffd/g;
const beyond = /[^\0-\x7f]/g;

/** A few invalid characters do not rule out a charset; many do. */
function isMostlyRight(text: string): boolean {
  const broken = text.match(replaced)?.length ?? 0;
  return broken * 10 <= (text.match(beyond)?.length ?? 0) || broken === 1;
}

function guessed(bytes: Uint8Array, fault: MailFault | null): DecodedText {
  return { text: decoded(bytes, guessCharset(bytes)), fault };
}

/**
 * Decodes bytes by a charset label, as mail programs write it; guesses if the label does not fit.
 * @param hint a label to use if there is no other and the bytes fit it
 */
export function decodeText(bytes: Uint8Array, label: string, hint = ''): DecodedText {
  const marked = markedCharset(bytes);
  if (marked) return { text: decoded(bytes, marked), fault: null };
  const charset = charsetOf(label);
  if (!charset) {
    const fault = charset === null ? 'charset.unknown' : 'charset.unnamed';
    if (isPlain(bytes)) return { text: stringOf(bytes, 'latin1'), fault: null };
    if (isAscii(bytes)) return guessed(bytes, null);
    if (isUtf8(bytes)) return guessed(bytes, fault);
    const hinted = charsetOf(hint);
    const text = hinted ? decoded(bytes, hinted) : null;
    return text !== null && isMostlyRight(text) ? { text, fault } : guessed(bytes, fault);
  }
  if (charset === 'utf-8' && isWholeUtf8(bytes)) return { text: stringOf(bytes, 'utf8'), fault: null };
  if (western.has(charset) && !isAscii(bytes)) {
    const other = insteadOfWestern(bytes);
    if (other) return { text: decoded(bytes, other), fault: 'charset.wrong' };
  }
  const strict = decodeShifted(bytes, charset) ?? strictText(bytes, charset);
  if (strict !== null) return { text: strict, fault: null };
  const text = decoded(bytes, charset);
  return isMostlyRight(text) ? { text, fault: 'charset.wrong' } : guessed(bytes, 'charset.wrong');
}
