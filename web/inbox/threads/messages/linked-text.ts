export interface Piece {
  text: string;
  /** The address of a link; absent for plain text. */
  href?: string;
}

/** Excludes trailing punctuation, which belongs to the sentence. */
const address =
  /https?:\/\/[^\s<>"'，。；：！？（）【】《》“”]+[^\s<>"'，。；：！？（）【】《》“”.,;:!?)\]]/gu;

/** Splits plain text into text and web addresses. */
export function linkedText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
