import { isUtf8 } from 'node:buffer';
import { encodingOf, type Encoding } from '../../files/formats/file-encoding.ts';
import { SheetError } from '../sheet.ts';

const headBytes = 64 * 1024;

/**
 * Detects the encoding of a whole text file; undefined if the bytes are not text. Throws 'encoding' for text that is
 * neither Unicode nor Chinese: guessing would import wrong letters.
 */
export function textEncoding(bytes: Buffer): Encoding | undefined {
  const guess = encodingOf(bytes.subarray(0, headBytes));
  if (guess === 'utf-16le' || guess === 'utf-16be') return isWritten(bytes, guess) ? guess : undefined;
  if (guess === 'utf-8' && isUtf8(bytes)) return 'utf-8';
  if (isChinese(bytes)) return 'gb18030';
  if (guess === undefined && !isTyped(bytes)) return undefined;
  throw new SheetError('encoding', { row: firstBadLine(bytes) });
}

/** Binary files may look like UTF-16, but contain characters that nobody types. */
function isWritten(bytes: Buffer, encoding: Encoding): boolean {
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, headBytes), { stream: true });
  return !/[\p{Cc}\p{Cn}]/u.test(head.replace(/[\t\n\v\f\r]/g, ''));
}

/** Returns whether the bytes are text of some code page, without bytes that only programs write. */
function isTyped(bytes: Buffer): boolean {
  const head = bytes.subarray(0, headBytes);
  return (
    head.every(byte => byte > 31 || (byte >= 9 && byte <= 13)) &&
    head.some(byte => byte === 10 || byte === 13)
  );
}

/**
 * Returns whether it is valid GB 18030 whose two-byte characters are nearly all signs and mostly common Chinese
 * characters of GB 2312: text of other code pages has other pairs of bytes.
 */
function isChinese(bytes: Buffer): boolean {
  if (!isValid(bytes, 'gb18030')) return false;
  let common = 0;
  let known = 0;
  let other = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[++at] ?? 0;
    if (trail < 0xa1) other++;
    else if (lead >= 0xb0 && lead <= 0xd7) common++;
    else if ((lead > 0xd7 && lead <= 0xf7) || lead === 0xa1 || lead === 0xa3) known++;
    else other++;
  }
  return common > 0 && common >= known && common + known > other * 4;
}

function isValid(bytes: Buffer, encoding: Encoding): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += 65_536)
      decoder.decode(bytes.subarray(at, at + 65_536), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(10, from);
    const until = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, until))) return line;
    from = until + 1;
  }
  return line;
}
