import { base64Lines, quotedPrintable, softBreak, suitsQuotedPrintable } from './mime-encodings.ts';
import { fillingsOf, fillPieces, type Personal, type Pieces } from './mime-pieces.ts';

/** A body of text, encoded as far as it is the same for everybody. */
export interface MailBodyPart {
  headers: string;
  /** As it was written, lines ending in \n. */
  pieces: Pieces;
  /** Quoted-printable texts of the pieces, soft breaks around each hole; null: encoded as a whole, in base64. */
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

/** Each value begins at the first column and ends its line, so that no column is counted when it is filled. */
function encodedTexts(texts: readonly string[]): string[] {
  return texts.map((text, place) => {
    const coded = quotedPrintable(text);
    const isLast = place === texts.length - 1;
    if (!coded) return place === 0 || isLast ? '' : softBreak;
    return flat((place === 0 ? '' : softBreak) + coded + (isLast ? '' : softBreak));
  });
}

/** V8 joins strings when they are read, and what is filled from here is read once for each recipient. */
const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** The body as it stands in the message of a recipient: ASCII, lines of at most 76 characters. */
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
