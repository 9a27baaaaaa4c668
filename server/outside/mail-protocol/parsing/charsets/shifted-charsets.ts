/** Seven-bit charsets that the Encoding Standard lacks. */

const high = 0x80;
const lineFeed = 0x0a;

/** Sets the high bit of the bytes between two marks of a line, so that they become EUC. */
function raise(bytes: Uint8Array, from: number, to: number, into: number[]): void {
  for (let place = from; place < to; place++) {
    const byte = bytes[place] ?? 0;
    into.push(byte > 0x20 && byte < 0x7f ? byte | high : byte);
  }
}

const tilde = 0x7e;

/** RFC 1843: GB2312 between `~{` and `~}`; `~~` is a tilde, `~` before a line end is ignored. */
function decodeHz(bytes: Uint8Array): string {
  const plain: number[] = [];
  let isShifted = false;
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    const next = bytes[place + 1];
    if (byte === lineFeed) isShifted = false;
    if (byte === tilde && (next === 0x7b || next === 0x7d)) {
      isShifted = next === 0x7b;
      place++;
    } else if (byte === tilde && !isShifted && (next === tilde || next === lineFeed)) {
      if (next === tilde) plain.push(tilde);
      place++;
    } else if (isShifted) raise(bytes, place, place + 1, plain);
    else plain.push(byte);
  }
  return new TextDecoder('gb18030').decode(Uint8Array.from(plain));
}

const shiftOut = 0x0e;
const shiftIn = 0x0f;
const escape = 0x1b;

/** RFC 1557 and the GB2312 of RFC 1922: two bytes per character between SO and SI; `ESC $ … X` designates the set. */
function decodeShiftOut(bytes: Uint8Array, euc: string): string {
  const plain: number[] = [];
  let isShifted = false;
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (byte === lineFeed) isShifted = false;
    if (byte === escape && bytes[place + 1] === 0x24) place += 3;
    else if (byte === shiftOut || byte === shiftIn) isShifted = byte === shiftOut;
    else if (isShifted) raise(bytes, place, place + 1, plain);
    else plain.push(byte);
  }
  return new TextDecoder(euc).decode(Uint8Array.from(plain));
}

const utf16 = (coded: string): string => {
  const bytes = Buffer.from(coded, 'base64');
  return bytes
    .subarray(0, bytes.length & ~1)
    .swap16()
    .toString('utf16le');
};

/** RFC 2152: `+…-` is UTF-16 in base64, `+-` a plus. */
const decodeUtf7 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('utf8')
    .replaceAll(/\+([A-Za-z\d+/]*)-?/g, (_whole, coded: string) => (coded ? utf16(coded) : '+'))
    .toWellFormed();

const decoders: Record<string, (bytes: Uint8Array) => string> = {
  hz: decodeHz,
  'utf-7': decodeUtf7,
  'iso-2022-kr': bytes => decodeShiftOut(bytes, 'euc-kr'),
  'iso-2022-cn': bytes => decodeShiftOut(bytes, 'gb18030'),
};

/** @returns null if it is none of these charsets */
export const decodeShifted = (bytes: Uint8Array, charset: string): string | null =>
  decoders[charset]?.(bytes) ?? null;
