import { bytesOf } from './file-bytes.ts';

/** A label of `TextDecoder`. */
export type Encoding = string;

/** How many characters could not be read as text and were replaced by U+FFFD. */
export interface Damage {
  characters: number;
}

const binaryStarts = [
  'PK\u0003\u0004',
  '%PDF',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  '\u00d0\u00cf\u0011\u00e0',
  'BZh',
  '\u00fd7zXZ',
];

/** Detects the encoding from the first bytes of a file; undefined if they are not text. */
export function encodingOf(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const start = head.toString('latin1', 0, 8);
  if (binaryStarts.some(magic => start.startsWith(magic))) return undefined;
  const nulls: [number, number] = [0, 0];
  for (let at = 0; at < head.length; at++) if (head[at] === 0) nulls[at % 2 === 0 ? 0 : 1]++;
  const [even, odd] = nulls;
  // Of Asian letters only the separators and digits among them have a zero beside them.
  const least = even && odd ? head.length * 0.3 : Math.max(3, head.length * 0.02);
  if (odd > least && even < odd / 10) return 'utf-16le';
  if (even > least && odd < even / 10) return 'utf-16be';
  if (controls(head) > head.length / 50 + 4) return undefined;
  if (isUtf8(head)) return 'utf-8';
  if (isChinese(head)) return 'gb18030';
  const unreadable = head.toString('utf8').split('\ufffd').length - 1;
  return unreadable > head.length / 4 ? undefined : 'utf-8';
}

/** The last character may be cut by the end of the head. */
function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Counts the control characters that do not occur in text files. */
function controls(head: Buffer): number {
  return head.filter(byte => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12).length;
}

/** Returns whether nearly all bytes above ASCII are pairs for common characters and signs of GB 2312. */
function isChinese(head: Buffer): boolean {
  let common = 0;
  let other = 0;
  for (let at = 0; at < head.length - 1; at++) {
    const lead = head[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = head[at + 1] ?? 0;
    const inRows = (lead >= 0xb0 && lead <= 0xf7) || lead === 0xa1 || lead === 0xa3;
    if (inRows && trail >= 0xa1 && trail <= 0xfe) {
      common++;
      at++;
    } else other++;
  }
  return common >= 4 && common > other * 9;
}

/** Yields a file's text in pieces, without a byte order mark. NUL, which the database cannot store, is damage. */
export async function* textOf(path: string, encoding: Encoding, damage: Damage): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const mended = (text: string) => {
    const clean = text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
    for (let at = clean.indexOf('\ufffd'); at >= 0; at = clean.indexOf('\ufffd', at + 1)) damage.characters++;
    return clean;
  };
  let failure: unknown;
  try {
    for await (const chunk of bytesOf(path)) yield mended(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    failure = error;
  }
  yield mended(decoder.decode());
  if (failure) throw failure;
}
