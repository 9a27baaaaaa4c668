import { base64Lines, quotedPrintable, softBreak, suitsQuotedPrintable } from './mime-encodings.ts';
import { fillingsOf, fillPieces, type Personal, type Pieces } from './mime-pieces.ts';

/** A text body whose common part is already encoded. */
export interface MailBodyPart {
  headers: string;
  /** The text as written, lines ending in \n. */
  pieces: Pieces;
  /** Quoted-printable texts of the pieces, with soft breaks around each hole; null: the whole is encoded in base64. */
  encoded: string[] | null;
}

const newlines = /\r\n?|\n/g;

export function bodyPart(type: 'plain' | 'html', written: Pieces): MailBodyPart {
  const pieces = { ...written, texts: written.texts.map(text => text.replace(newlines, '\n')) };
  const isQuoted = suitsQuotedPrintable(pieces.texts.join(''));
  return {
    headers:
      `Content-Type: text/${type}; charset=utf-8\r\n` +
      `Content-Transfer-Encoding: ${isQuoted ? 'quoted-printable' : 'base64'}\r\n`,
    pieces: isQuoted
      ? pieces
      : { ...pieces, texts: pieces.texts.map(text => text.replace(newlines, '\r\n')) },
    encoded: isQuoted ? encodedTexts(pieces.texts) : null,
  };
}

/** Encodes texts such that each value gets lines of its own, so filling it in needs no counting of columns. */
function encodedTexts(texts: readonly string[]): string[] {
  return texts.map((text, place) => {
    const coded = quotedPrintable(text);
    const isLast = place === texts.length - 1;
    if (!coded) return place === 0 || isLast ? '' : softBreak;
    return flat((place === 0 ? '' : softBreak) + coded + (isLast ? '' : softBreak));
  });
}

/** Flattens a string: V8 joins concatenated ones only when they are read, here once for each recipient. */
const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** Returns the body of a recipient's message: ASCII, lines of at most 76 characters. */
export function fillBody({ pieces, encoded }: MailBodyPart, personal: Personal): string {
  if (!encoded) return base64Lines(Buffer.from(fillPieces(pieces, personal)));
  let filled = encoded[0] ?? '';
  let place = 1;
  for (const value of fillingsOf(pieces, personal)) {
    filled += quotedPrintable(value);
    filled += encoded[place++] ?? '';
  }
  return filled;
}
