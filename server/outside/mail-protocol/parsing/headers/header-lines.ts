import type { MailFault } from '../parsed-mail.ts';

export interface HeaderLines {
  /** Each with its folded lines joined by spaces. */
  fields: Buffer[];
  /** Where the body begins. */
  bodyAt: number;
}

const lineFeed = 0x0a;
const isFold = (byte: number | undefined) => byte === 0x20 || byte === 0x09;
/** RFC 5322 §2.2: printable ASCII up to a colon. */
const fieldStart = /^[!-9;-~]{1,200}[ \t]*:/;
const isField = (line: Buffer) => fieldStart.test(line.toString('latin1', 0, 260));
/** The separator of mbox files, which some servers also write into the headers. */
const isEnvelope = (line: Buffer) => /^>?From [^:]*[^:\s]/.test(line.toString('latin1', 0, 100));

interface Line {
  text: Buffer;
  next: number;
}

function lineAt(source: Buffer, at: number): Line {
  const found = source.indexOf(lineFeed, at);
  const next = found < 0 ? source.length : found + 1;
  let end = found < 0 ? source.length : found;
  while (end > at && source[end - 1] === 0x0d) end--;
  return { text: source.subarray(at, end), next };
}

const isBlank = (line: Buffer) => /^[ \t]*$/.test(line.toString('latin1', 0, 200)) && line.length < 200;

/** Whether a header follows before the next blank line; then the lines in between are a broken line. */
function headerFollows(source: Buffer, at: number): boolean {
  for (let place = at, count = 0; place < source.length && count < 20; count++) {
    const { text, next } = lineAt(source, place);
    if (isBlank(text)) return false;
    if (isField(text)) return true;
    place = next;
  }
  return false;
}

/** Whether the line is the value of the last header, which has none, and ends the headers. */
const isItsValue = (last: readonly Buffer[] | undefined, source: Buffer, next: number): boolean =>
  last?.length === 1 && last[0]?.at(-1) === 0x3a && next < source.length && !lineAt(source, next).text.length;

/** Skips blank lines and the mbox line before the headers of a mail. */
export function startOfHeaders(source: Buffer): number {
  let at = 0;
  for (let count = 0; count < 20 && at < source.length; count++) {
    const { text, next } = lineAt(source, at);
    if (!isBlank(text) && !isEnvelope(text)) break;
    at = next;
  }
  return at < source.length && isField(lineAt(source, at).text) ? at : 0;
}

const maxFields = 2000;
const blank = Buffer.from(' ');

/** Splits the headers of a mail or a part from its body; keeps at most `limit` bytes of headers. */
export function splitHeaders(
  source: Buffer,
  from: number,
  limit: number,
  faults: Set<MailFault>,
): HeaderLines {
  const fields: Buffer[][] = [];
  let kept = 0;
  let at = from;
  const keep = (pieces: Buffer[] | undefined, line: Buffer) => {
    const text = line.subarray(0, Math.max(0, limit - kept));
    if (text.length < line.length) faults.add('headers.size');
    kept += text.length + 2;
    if (!text.length) return;
    if (pieces) pieces.push(blank, text);
    else if (fields.length < maxFields) fields.push([text]);
    else faults.add('headers.size');
  };
  const result = (bodyAt: number) => ({ fields: fields.map(pieces => Buffer.concat(pieces)), bodyAt });
  while (at < source.length) {
    const { text, next } = lineAt(source, at);
    if (!text.length) return result(next);
    const last = fields.at(-1);
    if (!last && isFold(text[0]) && isField(text.subarray(1))) {
      faults.add('headers.line');
      keep(undefined, text.subarray(1));
    } else if (isFold(text[0])) {
      if (isBlank(text) && !isFold(source[next]) && !isField(lineAt(source, next).text)) return result(next);
      if (last) keep(last, text.subarray(text.findIndex(byte => !isFold(byte))));
    } else if (isField(text)) keep(undefined, text);
    else if (!isEnvelope(text)) {
      if (!headerFollows(source, next) && !isItsValue(last, source, next)) {
        faults.add('headers.end');
        return result(at);
      }
      faults.add('headers.line');
      if (last) keep(last, text);
    }
    at = next;
  }
  return result(source.length);
}
