/** Transfer encodings of MIME (RFC 2045 §6.7, §6.8); lines end in CRLF. */

const lineWidth = 76;
export const softBreak = '=\r\n';

const crlf = [0x0d, 0x0a];
const space = 0x20;
const tab = 0x09;
const newline = 0x0a;
const equals = 0x3d;
const dot = 0x2e;

const isLiteral = (byte: number) => (byte >= space && byte < 0x7f && byte !== equals) || byte === tab;
const digitOf = (value: number) => '0123456789ABCDEF'.charCodeAt(value);
/** Lines that need neither an escape nor a fold. */
const plain = /^(?!\.)[ -<>-~]{1,72}$/;

/**
 * Encodes a text, whose lines end in \n, as quoted-printable. It begins at the first column, and a soft break may
 * follow its last line. Dots at the start of a line are escaped too, for servers that handle them wrongly.
 */
export function quotedPrintable(text: string): string {
  if (plain.test(text) && !text.endsWith(' ')) return text;
  const bytes = Buffer.from(text);
  const encoded: number[] = [];
  let column = 0;
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (byte === newline) {
      encoded.push(...crlf);
      column = 0;
      continue;
    }
    const next = bytes[place + 1];
    const isAtEnd = next === undefined || next === newline;
    const escapes = !isLiteral(byte) || (byte <= space && isAtEnd);
    if (column + (escapes ? 3 : 1) >= lineWidth) {
      encoded.push(equals, ...crlf);
      column = 0;
    }
    if (escapes || (byte === dot && column === 0)) {
      encoded.push(equals, digitOf(byte >> 4), digitOf(byte & 15));
      column += 3;
    } else {
      encoded.push(byte);
      column += 1;
    }
  }
  return Buffer.from(encoded).toString('latin1');
}

/** Encodes as base64 in lines of 76 characters, without a line end after the last. */
export function base64Lines(bytes: Buffer): string {
  const whole = bytes.toString('base64');
  const lines: string[] = [];
  for (let place = 0; place < whole.length; place += lineWidth)
    lines.push(whole.slice(place, place + lineWidth));
  return lines.join('\r\n');
}

/** Returns whether quoted-printable, which is readable, is also shorter than base64: it triples non-ASCII bytes. */
export function suitsQuotedPrintable(text: string): boolean {
  const size = Buffer.byteLength(text);
  const foreign = text.replace(/[\t\n\r -~]+/g, '');
  return Buffer.byteLength(foreign) * 2 <= size * 0.37;
}
