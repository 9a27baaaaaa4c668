import { decodeText } from '../charsets/decode-charset.ts';
import { decodeWords } from './encoded-words.ts';
import type { MailFault } from '../parsed-mail.ts';

export interface StructuredValue {
  /** Lower case. */
  value: string;
  parameters: Record<string, string>;
}

/** `name="value"` or `name=value`; an unclosed quote extends to the end. */
const parameter = /([^\s=;"()]{1,100})\s*=\s*(?:"((?:[^"\\]|\\[^])*)"?|([^;]*))/g;

function percentBytes(text: string): Buffer {
  const latin = text.replaceAll(/%([\da-f]{2})/gi, (_whole, pair: string) =>
    String.fromCharCode(parseInt(pair, 16)),
  );
  return /[^\0-\xff]/.test(latin) ? Buffer.from(text) : Buffer.from(latin, 'latin1');
}

interface Piece {
  number: number;
  text: string;
  isCoded: boolean;
}

/** RFC 2231 §3 and §4: joins a value in pieces, each encoded or not, with the charset before the first. */
function joinPieces(pieces: Piece[], faults: Set<MailFault>): string {
  const sorted = pieces.toSorted((one, other) => one.number - other.number);
  const [, charset = '', first] = /^([^']*)'[^']*'([^]*)$/.exec(sorted[0]?.text ?? '') ?? [];
  const bytes = sorted.map(({ text, isCoded }, place) => {
    if (!isCoded) return Buffer.from(text);
    return percentBytes(place === 0 && first !== undefined ? first : text);
  });
  const { text, fault } = decodeText(Buffer.concat(bytes), charset || 'utf-8');
  if (fault) faults.add(fault);
  return text;
}

/** Decodes a name that a program percent-encoded. */
function unescaped(text: string): string {
  if (!/%[89a-f][\da-f]/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function plainValue(name: string, quoted: string | undefined, bare: string, faults: Set<MailFault>): string {
  if (quoted !== undefined) return decodeWords(quoted.replaceAll(/\\(["\\])/g, '$1'), faults);
  const value = bare.trim();
  return name.endsWith('name') ? decodeWords(value, faults) : (/^[^\s"]*/.exec(value)?.[0] ?? '');
}

/** Parses a value with parameters, as of Content-Type (RFC 2045 §5.1), tolerating violations. */
export function readStructured(raw: string, faults: Set<MailFault>): StructuredValue {
  const [head = ''] = raw.split(';', 1);
  const value = head.replaceAll(/\([^()]*\)/g, ' ').trim();
  const [first = ''] = value.split(/[\s"]+/, 1);
  const hasValue = !first.includes('=');
  const rest = hasValue ? raw.slice(raw.indexOf(first) + first.length) : raw;
  const parameters: Record<string, string> = Object.create(null) as Record<string, string>;
  const inPieces = new Map<string, Piece[]>();
  for (const [, written = '', quoted, bare = ''] of rest.matchAll(parameter)) {
    const name = written.toLowerCase();
    const [, base, number, coded] = /^(.+?)\*(\d{1,3})?(\*)?$/.exec(name) ?? [];
    if (base === undefined) {
      parameters[name] ??= unescaped(plainValue(name, quoted, bare, faults));
      continue;
    }
    const isCoded = number === undefined || coded !== undefined;
    const piece = { number: Number(number ?? 0), text: (quoted ?? bare).trim(), isCoded };
    inPieces.set(base, [...(inPieces.get(base) ?? []), piece].slice(0, 200));
  }
  for (const [name, pieces] of inPieces) parameters[name] = joinPieces(pieces, faults);
  return { value: hasValue ? first.toLowerCase() : '', parameters: { ...parameters } };
}
