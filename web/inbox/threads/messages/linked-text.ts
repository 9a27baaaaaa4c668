export interface Piece {
  text: string;
  /** Where it leads; nothing where it is no address. */
  href?: string;
}

/** Ends before marks that close the sentence and not the address. */
const address =
  /https?:\/\/[^\s<>"'，。；：！？（）【】《》“”]+[^\s<>"'，。；：！？（）【】《》“”.,;:!?)\]]/gu;

/** Plain text with the web addresses in it. */
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
