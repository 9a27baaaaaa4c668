import type { MailFault } from '../parsed-mail.ts';

export interface DecodedBytes {
  /** The first bytes, up to the limit. */
  bytes: Buffer;
  /** The number of all bytes. */
  size: number;
  fault: MailFault | null;
}

const asTheyAre = (body: Buffer, limit: number, fault: MailFault | null): DecodedBytes => ({
  bytes: body.subarray(0, limit),
  size: body.length,
  fault,
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const blank = 64;
const padding = 65;
const stranger = 66;
const sextets = new Uint8Array(256).fill(stranger);
for (let value = 0; value < alphabet.length; value++) sextets[alphabet.charCodeAt(value)] = value;
for (const byte of [0x09, 0x0a, 0x0d, 0x20]) sextets[byte] = blank;
sextets[0x3d] = padding;

const isLetter = (byte: number | undefined) => (sextets[byte ?? 0] ?? stranger) < blank;
/** Whether a space is inside a line, as in text but not in base64. */
const isBetweenWords = (body: Buffer, place: number): boolean =>
  body[place] === 0x20 && isLetter(body[place + 1]) && (sextets[body[place - 1] ?? 0x0a] ?? blank) !== blank;

const quickBytes = 1024 * 1024;
const isWholeBase64 = /^[A-Za-z\d+/]*={0,2}$/;

/** Decodes base64 as it should be, many times faster; null if it is not, or long. */
function fromFaultlessBase64(body: Buffer, limit: number): DecodedBytes | null {
  if (body.length > quickBytes) return null;
  const letters = body.toString('latin1').replaceAll(/[\r\n]+/g, '');
  if (letters.length % 4 !== 0 || !isWholeBase64.test(letters)) return null;
  return asTheyAre(Buffer.from(letters, 'base64'), limit, null);
}

/**
 * Decodes base64, also in pieces that each end in padding, as some programs write it. Text after the padding, as
 * mailing lists add, is dropped; a body that is mostly not base64 is returned unchanged.
 */
function fromBase64(body: Buffer, limit: number): DecodedBytes {
  const bytes = Buffer.allocUnsafe(Math.min(limit, Math.ceil((body.length * 3) / 4) + 3));
  let size = 0;
  let sizeAtPadding = 0;
  let held = 0;
  let bits = 0;
  let strangers = 0;
  let letters = 0;
  let isCut = false;
  for (let place = 0; place < body.length; place++) {
    const value = sextets[body[place] ?? 0] ?? stranger;
    if (value < blank) {
      letters++;
      held = ((held << 6) | value) & 0xffff;
      bits += 6;
      if (bits < 8) continue;
      bits -= 8;
      if (size < bytes.length) bytes[size] = held >> bits;
      size++;
    } else if (value === padding) {
      bits = 0;
      sizeAtPadding = size;
    } else if (value === stranger || isBetweenWords(body, place)) {
      if (sizeAtPadding) {
        isCut = true;
        break;
      }
      strangers++;
    }
  }
  if (strangers * 8 > letters) return asTheyAre(body, limit, 'encoding.base64');
  const total = isCut ? sizeAtPadding : size;
  const isBroken = isCut || strangers > 0 || bits >= 6;
  return {
    bytes: bytes.subarray(0, Math.min(total, bytes.length)),
    size: total,
    fault: isBroken ? 'encoding.base64' : null,
  };
}

const digits = new Int8Array(256).fill(-1);
for (let value = 0; value < 16; value++) {
  digits[value.toString(16).charCodeAt(0)] = value;
  digits[value.toString(16).toUpperCase().charCodeAt(0)] = value;
}
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/** Where the line continues after a soft break at `place`, spaces allowed; -1 if it is none. */
function behindSoftBreak(body: Buffer, place: number): number {
  let next = place + 1;
  while (isBlank(body[next])) next++;
  if (body[next] === 0x0d) next++;
  if (body[next] === 0x0a) return next + 1;
  return next >= body.length || body[next - 1] === 0x0d ? next : -1;
}

function fromQuotedPrintable(body: Buffer, limit: number): DecodedBytes {
  const bytes = Buffer.allocUnsafe(Math.min(limit, body.length));
  let size = 0;
  let fault: MailFault | null = null;
  const put = (byte: number) => {
    if (size < bytes.length) bytes[size] = byte;
    size++;
  };
  for (let place = 0; place < body.length; place++) {
    const byte = body[place] ?? 0;
    if (byte !== 0x3d) {
      put(byte);
      continue;
    }
    const first = digits[body[place + 1] ?? 0] ?? -1;
    const second = digits[body[place + 2] ?? 0] ?? -1;
    if (first >= 0 && second >= 0) {
      put((first << 4) | second);
      place += 2;
      continue;
    }
    const next = behindSoftBreak(body, place);
    if (next >= 0) place = next - 1;
    else {
      fault = 'encoding.quoted';
      put(byte);
    }
  }
  return { bytes: bytes.subarray(0, Math.min(size, bytes.length)), size, fault };
}

const uuLetters = /[^]/g;
const uuSextet = (letter: string) => alphabet[(letter.charCodeAt(0) - 32) & 63] ?? '';

/** Lines of `begin 644 name` … `end`, each preceded by its length. */
function fromUuencode(body: Buffer, limit: number): DecodedBytes {
  const begin = /^begin [0-7]{3,4} .*$/m.exec(body.toString('latin1', 0, 4096));
  const pieces: Buffer[] = [];
  let kept = 0;
  let size = 0;
  let next = begin ? begin.index + begin[0].length + 1 : 0;
  for (let at = next; at < body.length; at = next) {
    const found = body.indexOf(0x0a, at);
    next = found < 0 ? body.length : found + 1;
    const line = body.toString('latin1', at, Math.min(next, at + 100)).trimEnd();
    if (line === 'end') break;
    if (!line) continue;
    const length = Math.min((line.charCodeAt(0) - 32) & 63, Math.floor(((line.length - 1) * 3) / 4));
    size += length;
    if (kept >= limit) continue;
    pieces.push(Buffer.from(line.slice(1).replace(uuLetters, uuSextet), 'base64').subarray(0, length));
    kept += length;
  }
  return { bytes: Buffer.concat(pieces).subarray(0, limit), size, fault: null };
}

/**
 * Decodes the transfer encoding of a body in one pass; bytes beyond the limit are counted but dropped.
 * @param encoding the raw value of Content-Transfer-Encoding
 */
export function decodeTransfer(body: Buffer, encoding: string, limit: number): DecodedBytes {
  const name = encoding.replaceAll(/\([^()]*\)/g, '').toLowerCase();
  if (/\bbase-?64\b/.test(name)) return fromFaultlessBase64(body, limit) ?? fromBase64(body, limit);
  if (/\bquoted[-_ ]?printable\b/.test(name)) return fromQuotedPrintable(body, limit);
  if (/\b(?:x-)?uu(?:e|encoded?)\b/.test(name)) return fromUuencode(body, limit);
  const isKnown = /^[\s"';]*$|\b(?:[78][- ]?bits?|binary)\b/.test(name);
  return asTheyAre(body, limit, isKnown ? null : 'encoding.unknown');
}
