import { decodeText } from '../charsets/decode-charset.ts';
import type { MailFault } from '../parsed-mail.ts';

/** RFC 2047 and its common violations: spaces and question marks inside, a missing end. */
const word =
  /=\?([^?\s]{1,60})\?([bq])\?((?:(?!=\?(?!=))[^?])*(?:\?(?!=)(?:(?!=\?(?!=))[^?])*){0,4})(?:\?=|$)/giy;
const mayStart = /=\?[^?\s]{1,60}\?[bq]\?/gi;

function quotedBytes(text: string): Buffer {
  const plain = text.replaceAll('_', ' ').replaceAll(/=\s+(?=[\da-f])/gi, '=');
  const bytes = Buffer.from(plain);
  const out = Buffer.allocUnsafe(bytes.length);
  let size = 0;
  for (let place = 0; place < bytes.length; place++) {
    const pair = bytes[place] === 0x3d ? bytes.toString('latin1', place + 1, place + 3) : '';
    if (/^[\da-f]{2}$/i.test(pair)) {
      out[size++] = parseInt(pair, 16);
      place += 2;
    } else out[size++] = bytes[place] ?? 0;
  }
  return out.subarray(0, size);
}

/** Consecutive words in one charset, decoded together: programs split characters between words. */
class Run {
  readonly #label: string;
  readonly #pieces: Buffer[] = [];
  /** Base64 letters of an incomplete group, which continues in the next word. */
  #open = '';

  constructor(label: string) {
    this.#label = label;
  }

  isOf(label: string): boolean {
    return this.#label.toLowerCase() === label.toLowerCase();
  }

  add(encoding: string, text: string): void {
    if (encoding.toLowerCase() === 'q') {
      this.#pieces.push(quotedBytes(text));
      return;
    }
    const letters = this.#open + text.replaceAll(/[^A-Za-z\d+/=]/g, '');
    const whole = letters.endsWith('=') ? letters.length : letters.length - (letters.length % 4);
    const units = letters.slice(0, whole).split(/=+/);
    this.#pieces.push(...units.map(unit => Buffer.from(unit, 'base64')));
    this.#open = letters.slice(whole);
  }

  text(faults: Set<MailFault>): string {
    if (this.#open.length > 1) this.#pieces.push(Buffer.from(this.#open, 'base64'));
    const language = this.#label.indexOf('*');
    const label = language < 0 ? this.#label : this.#label.slice(0, language);
    const { text, fault } = decodeText(Buffer.concat(this.#pieces), label);
    if (fault) faults.add(fault);
    return text;
  }
}

/** Decodes the encoded words of a header; the result of `put` replaces each run of words. */
function replaceWords(raw: string, faults: Set<MailFault>, put: (text: string) => string): string {
  let result = '';
  let run: Run | null = null;
  let done = 0;
  const close = () => {
    if (run) result += put(run.text(faults));
    run = null;
  };
  mayStart.lastIndex = 0;
  for (let start = mayStart.exec(raw); start; start = mayStart.exec(raw)) {
    word.lastIndex = start.index;
    const found = word.exec(raw);
    if (!found) continue;
    const [whole, charset = '', encoding = '', text = ''] = found;
    if (!whole.endsWith('?=')) faults.add('headers.words');
    const between = raw.slice(done, start.index);
    const isApart = run === null || between.trim() !== '';
    if (isApart || !run?.isOf(charset)) close();
    if (isApart) result += between;
    run ??= new Run(charset);
    run.add(encoding, text);
    done = start.index + whole.length;
    mayStart.lastIndex = done;
  }
  close();
  return result + raw.slice(done);
}

/** Decodes the text of a header. */
export const decodeWords = (raw: string, faults: Set<MailFault>): string =>
  raw.includes('=?') ? replaceWords(raw, faults, text => text) : raw;

/** Re-encodes the words in UTF-8, for an address parser that knows few charsets. */
export const recodeWords = (raw: string, faults: Set<MailFault>): string =>
  raw.includes('=?')
    ? replaceWords(raw, faults, text => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`)
    : raw;
