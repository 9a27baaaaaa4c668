import { guessCharset } from '../../../mail-protocol/parsing/charsets/guess-charset.ts';
import { bytesOf, DamagedArchive } from './file-bytes.ts';
import { encodingOf, type Encoding } from './file-encoding.ts';

const headBytes = 64 * 1024;
/** Further than this nobody looks for the first letter that is not English. */
const maxBytes = 256 * 1024 * 1024;
const sampleBytes = 48 * 1024;
const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;

interface Letters {
  /** Characters of UTF-8 beyond ASCII, and bytes that are none. */
  good: number;
  bad: number;
  /** Lines with bytes beyond ASCII. */
  sample: Buffer;
}

/** Reads until enough letters beyond ASCII are known. */
async function lettersOf(path: string): Promise<Letters> {
  const decoder = new TextDecoder();
  const found: Letters = { good: 0, bad: 0, sample: Buffer.alloc(0) };
  const parts: Buffer[] = [];
  let [size, read] = [0, 0];
  try {
    for await (const chunk of bytesOf(path)) {
      read += chunk.length;
      const text = decoder.decode(chunk, { stream: true });
      if (!/^[\0-\x7f]*$/.test(text)) {
        for (const letter of text) {
          if (letter === '\ufffd') found.bad++;
          else if (letter > '\x7f') found.good++;
        }
        // Damage of long ago is written in valid UTF-8.
        const written = writtenDamage(chunk);
        found.bad = Math.max(0, found.bad - written);
        found.good += written;
        for (const part of linesBeyondAscii(chunk)) {
          if (size > sampleBytes) break;
          parts.push(part);
          size += part.length;
        }
      }
      if (read > maxBytes || (size > sampleBytes && read > 16 * sampleBytes)) break;
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
  }
  return { ...found, sample: Buffer.concat(parts) };
}

const damage = Buffer.from('\ufffd');

function writtenDamage(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(damage); at >= 0; at = chunk.indexOf(damage, at + 3)) count++;
  return count;
}

function linesBeyondAscii(chunk: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < chunk.length; at++) {
    if ((chunk[at] ?? 0) < 0x80) continue;
    let [from, to] = [at, at];
    while (from > 0 && at - from < 200 && !isLineEnd(chunk[from - 1])) from--;
    while (to < chunk.length && to - at < 2000 && !isLineEnd(chunk[to])) to++;
    lines.push(chunk.subarray(from, to), Buffer.from('\n'));
    at = to;
  }
  return lines;
}

/** The accented letters and signs of western European languages. */
const western = /[àâäáãåæçéèêëíìîïñóòôöõøœúùûüßÀÂÄÁÃÅÇÉÈÊËÍÎÑÓÔÖÕØÚÜ’‘“”–—…«»°€£®™¡¿]/gu;
const central = /[ąćęłńóśźżáčďéěíňřšťúůýžőűăâîşţäöüŁŚŻČŘŠŽ„”–’]/gu;
const turkish = /[ğĞıİşŞçÇöÖüÜâÂîÎûÛ’‘“”–—…]/gu;
const otherScript = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}]/gu;
const eastern = new Set(['shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr', 'big5', 'gb18030', 'gbk']);

function shareOf(sample: Buffer, encoding: string, letters: RegExp): number {
  const beyond = new TextDecoder(encoding).decode(sample).match(/[^\0-\x7f]/gu) ?? [];
  return beyond.length ? (beyond.join('').match(letters)?.length ?? 0) / beyond.length : 0;
}

/** Chooses among the code pages of one byte a letter the one that gives the most plausible letters. */
function singleByte(sample: Buffer, guess: string): string {
  if (guess !== 'utf-8' && shareOf(sample, guess, otherScript) >= 0.8) return guess;
  const candidates: [string, number][] = [
    ['windows-1252', shareOf(sample, 'windows-1252', western) + 0.05],
    ['macintosh', shareOf(sample, 'macintosh', western)],
  ];
  if (/^(?:iso-8859-2|windows-1250)$/.test(guess))
    candidates.push(
      ['windows-1250', shareOf(sample, 'windows-1250', central) + 0.05],
      ['iso-8859-2', shareOf(sample, 'iso-8859-2', central)],
    );
  candidates.push(['windows-1254', shareOf(sample, 'windows-1254', turkish)]);
  return candidates.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'windows-1252';
}

/**
 * Detects the encoding of a text file by all of its letters, since the first that is not English may come late;
 * undefined if it is not text.
 */
export async function detectEncoding(path: string, head: Buffer): Promise<Encoding | undefined> {
  const byHead = encodingOf(head.subarray(0, headBytes));
  if (byHead === undefined && !isTyped(head)) return undefined;
  if (byHead === 'utf-16le' || byHead === 'utf-16be') return byHead;
  const { good, bad, sample } = await lettersOf(path);
  // A file that was cut inside a letter, or that holds a few damaged ones, is still UTF-8.
  if (bad === 0 || good >= bad * 5 || bad <= cutLetters(sample)) return 'utf-8';
  const guess = guessCharset(sample);
  if (eastern.has(guess)) return guess;
  return byHead === 'gb18030' ? byHead : singleByte(sample, guess);
}

const cutLetter = /[\xe0-\xef][\x80-\xbf](?![\x80-\xbf])|[\xf0-\xf4][\x80-\xbf]{1,2}(?![\x80-\xbf])/g;

/** How many letters of UTF-8 lost their end; in other encodings such bytes do not meet. */
const cutLetters = (sample: Buffer): number => sample.toString('latin1').match(cutLetter)?.length ?? 0;

/** Whether the bytes are text of some code page, without bytes that only programs write. */
function isTyped(head: Buffer): boolean {
  return head.some(isLineEnd) && head.every(byte => byte > 31 || (byte >= 9 && byte <= 13));
}
