import { detect } from 'chardet';
import { charsetOf } from './charset-names.ts';

/** Decodes strictly, failing at the first invalid byte; drops a character cut off at the end. */
export function strictText(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Whether the bytes are valid UTF-8 with a character beyond ASCII, which is no coincidence. */
export function isUtf8(bytes: Uint8Array): boolean {
  const text = strictText(bytes, 'utf-8');
  return text !== null && /[^\0-\x7f]/.test(text);
}

const beyondAscii = /[^\0-\x7f]/gu;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const shareOf = (text: string, pattern: RegExp): number =>
  countOf(text, pattern) / Math.max(1, countOf(text, beyondAscii));

const kana = /[\u3041-\u30fe]/gu;
const hangul = /[\uac00-\ud7a3]/gu;
const han = /[\u3001-\u3011\u4e00-\u9fff\uff01-\uff5e]/gu;

const runs = /[\x80-\xff]+/g;

/** Whether all runs of high bytes are pairs in GB2312's rows, which European text has by chance only. */
function isPairs(latin: string): boolean {
  const found = latin.match(runs) ?? [];
  const areEven = found.every(
    run => run.length % 2 === 0 && /^(?:[\xa1-\xa9\xb0-\xf7][\xa1-\xfe])+$/.test(run),
  );
  const size = found.reduce((sum, run) => sum + run.length, 0);
  return areEven && (size >= 8 || found.some(run => run.length >= 4));
}

const enough = 8;
/** Big5's frequent characters: two bytes, the second often ASCII. */
const frequentBig5 = /(?:[\xa1-\xc6][\x40-\x7e\xa1-\xfe])+/g;

function isBig5(latin: string): boolean {
  const high = latin.replaceAll(/[\0-\x7f]/g, '').length;
  const rest = latin.replaceAll(frequentBig5, '').replaceAll(/[\0-\x7f]/g, '').length;
  return high >= 4 && rest / high < 0.1;
}

/** Returns the charset of bytes that look like Chinese, Japanese or Korean and not like European letters. */
export function guessEastAsian(bytes: Uint8Array): string | null {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const fits = (charset: string, isLikely: (text: string) => boolean): boolean => {
    const text = strictText(bytes, charset);
    return text !== null && isLikely(text);
  };
  const size = countOf(latin, /[\x80-\xff]/g);
  if (size < 4) return null;
  if (fits('shift_jis', text => shareOf(text, kana) >= 0.3)) return 'shift_jis';
  if (!isPairs(latin)) {
    // European letters among ASCII, which might look like second bytes.
    if (size * 4 < bytes.length) return null;
    if (isBig5(latin) && fits('big5', text => shareOf(text, han) >= 0.9)) return 'big5';
    const isChinese = (text: string) => countOf(text, han) >= 4 && shareOf(text, han) >= 0.9;
    return fits('gb18030', isChinese) ? 'gb18030' : null;
  }
  if (fits('euc-jp', text => shareOf(text, kana) >= 0.3)) return 'euc-jp';
  const isKorean = (text: string) => countOf(text, hangul) >= enough && shareOf(text, hangul) >= 0.9;
  return fits('euc-kr', isKorean) ? 'euc-kr' : 'gb18030';
}

const isEscaped = (latin: string) => latin.includes('\x1b$@') || latin.includes('\x1b$B');

const detectedIn = 16_384;

/** The guess of `chardet`, by letter frequencies. */
function detected(bytes: Uint8Array): string | null {
  const high = bytes.reduce((count, byte) => count + (byte < 0x80 ? 0 : 1), 0);
  return high < enough ? null : charsetOf(detect(bytes.subarray(0, detectedIn)) ?? '');
}

/**
 * Guesses the charset of unlabelled bytes: UTF-8 if they are mostly valid, otherwise an East Asian charset that they
 * resemble (`chardet` recognises these in long texts only), otherwise the guess of `chardet`. Reads the first 64 kB.
 */
export function guessCharset(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 65_536);
  const latin = Buffer.from(sample.buffer, sample.byteOffset, sample.byteLength).toString('latin1');
  if (isEscaped(latin)) return 'iso-2022-jp';
  if (isUtf8(sample) || !/[\x80-\xff]/.test(latin)) return 'utf-8';
  const asUtf8 = new TextDecoder().decode(sample);
  const broken = countOf(asUtf8, /\ufffd/g);
  if (countOf(asUtf8, beyondAscii) >= Math.max(2, broken * 5)) return 'utf-8';
  return guessEastAsian(sample) ?? (detected(sample) || 'windows-1252');
}
