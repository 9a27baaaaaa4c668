import { fold } from '../../../contract/core/text-fold.ts';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** The folded text, with the original position of each of its letters. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = fold(letter);
    folded += piece;
    for (let i = 0; i < piece.length; i++) places.push(at);
    at += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** Splits a text at its matched words, compared as the search compares them (contract/text-fold). */
export function markParts(text: string, words: readonly string[]): MarkedPart[] {
  const { folded, places } = foldWithPlaces(text);
  const marked = new Set<number>();
  for (const word of words.map(fold).filter(Boolean)) {
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length)) {
      const start = places[from] ?? text.length;
      const end = places[from + word.length] ?? text.length;
      for (let at = start; at < end; at++) marked.add(at);
    }
  }
  const parts: MarkedPart[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    const isMarked = marked.has(at);
    if (last?.marked === isMarked) last.text += text[at];
    else parts.push({ text: text[at] ?? '', marked: isMarked });
  }
  return parts;
}
