/** Header fields of mail: RFC 5322, with encoded words (RFC 2047) and parameters in other scripts (RFC 2231). */

export interface MailAddress {
  name: string;
  address: string;
}

const lineWidth = 76;
/** An encoded word of this many bytes fits on a line after the longest field name that can have one. */
const wordBytes = 39;
// oxlint-disable-next-line no-control-regex -- what may not stand in a header
const unprintable = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;
const printable = /^[ -~]*$/;
const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(?: [\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Puts a text on one line, so that no value can start another header or another line of the body. */
export function oneLine(text: string): string {
  return text.search(unprintable) === -1 ? text : text.replace(unprintable, ' ');
}

const isPlain = (text: string) => printable.test(text) && !text.includes('=?');

/** Returns the encoded words of a text, separated by folds; no character is split. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  let bytes = 0;
  for (const character of text) {
    const size = Buffer.byteLength(character);
    if (bytes + size > wordBytes) {
      words.push(word);
      word = '';
      bytes = 0;
    }
    word += character;
    bytes += size;
  }
  words.push(word);
  return words.map(each => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

/** @param used columns of the first line that are already used */
function foldedAtSpaces(text: string, used: number): string | null {
  if (text.includes('  ')) return null;
  let line = '';
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (word.length >= lineWidth - used) return null;
    if (line && (lines.length ? 0 : used) + line.length + word.length + 1 >= lineWidth) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\r\n ');
}

/** Writes a header with free text, such as the subject. */
export function textHeader(name: string, value: string): string {
  const text = oneLine(value).trim();
  const used = name.length + 2;
  if (!isPlain(text)) return `${name}: ${encodedWords(text)}\r\n`;
  if (used + text.length <= lineWidth) return `${name}: ${text}\r\n`;
  return `${name}: ${foldedAtSpaces(text, used) ?? encodedWords(text)}\r\n`;
}

/** Removes characters that an address cannot have. */
const bareAddress = (address: string) => address.replace(/[^!-~]|[<>,;:"()\\]/g, '');

function mailbox({ name, address }: MailAddress): string {
  const shown = oneLine(name).trim();
  const bare = bareAddress(address);
  if (!shown) return bare;
  if (!isPlain(shown) || shown.length > lineWidth / 2) return `${encodedWords(shown)}\r\n <${bare}>`;
  const phrase = atoms.test(shown) ? shown : `"${shown.replace(/["\\]/g, '\\$&')}"`;
  return phrase.length + bare.length < 60 ? `${phrase} <${bare}>` : `${phrase}\r\n <${bare}>`;
}

/** Writes a header with addresses, one per line. */
export function addressHeader(name: string, addresses: readonly MailAddress[]): string {
  return `${name}: ${addresses.map(mailbox).join(',\r\n ')}\r\n`;
}

/** Returns a Message-ID in a form that is safe in a header. */
const bareId = (id: string) => `<${id.replace(/[^!-~]|[<>]/g, '')}>`;

export function idsHeader(name: string, ids: readonly string[]): string {
  return `${name}: ${ids.map(bareId).join('\r\n ')}\r\n`;
}

/** `Thu, 01 Jan 2026 08:00:00 +0000` */
export function dateHeader(at: Date): string {
  return `Date: ${at.toUTCString().replace('GMT', '+0000')}\r\n`;
}

/**
 * Returns a file's name as parameters for both headers: by RFC 2231 for the disposition, and in encoded words for the
 * type, for older programs.
 */
export function fileNameParameters(fileName: string): { disposition: string; type: string } {
  const name = oneLine(fileName).trim() || 'file';
  if (isPlain(name) && name.length <= 60) {
    const quoted = `"${name.replace(/["\\]/g, '\\$&')}"`;
    return { disposition: `;\r\n filename=${quoted}`, type: `;\r\n name=${quoted}` };
  }
  const type = `;\r\n name="${encodedWords(name)}"`;
  const pieces = percentPieces(name);
  if (pieces.length === 1) return { disposition: `;\r\n filename*=UTF-8''${pieces[0]}`, type };
  const lines = pieces.map((piece, place) => `;\r\n filename*${place}*=${place ? '' : "UTF-8''"}${piece}`);
  return { disposition: lines.join(''), type };
}

function percentPieces(text: string): string[] {
  const pieces = [''];
  for (const character of text.toWellFormed()) {
    const coded = encodeURIComponent(character).replace(
      /[!'()*]/g,
      mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    const last = pieces.length - 1;
    if ((pieces[last] ?? '').length + coded.length > 50) pieces.push(coded);
    else pieces[last] += coded;
  }
  return pieces;
}
