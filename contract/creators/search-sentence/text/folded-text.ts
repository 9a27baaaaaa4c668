import { fold } from '../../../core/text-fold.ts';
import { asSimplified } from './simplified-letters.ts';

/** A folded sentence, with the position of each letter in the typed text. */
export interface FoldedText {
  text: string;
  original: string;
  /** For each position of `text` the one in `original`; one more for the end. */
  places: number[];
}

const homoglyphs: Record<string, string> = {
  '–': '-',
  '—': '-',
  '―': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '〜': '~',
  '∼': '~',
  '’': "'",
  '＂': '"',
  '≧': '≥',
  '⩾': '≥',
  '≦': '≤',
  '⩽': '≤',
};
const whitespace = /\s/u;
const isHan = (letter: string | undefined) => letter !== undefined && /\p{sc=Han}/u.test(letter);
const isFigure = (letter: string | undefined) => letter !== undefined && /[\d%]/.test(letter);

/** Spaces between numbers and words (近 30 天) have no meaning. */
const meansNothing = (before: string | undefined, after: string | undefined) =>
  (isHan(before) && isFigure(after)) || (isFigure(before) && isHan(after));

export function foldSentence(original: string): FoldedText {
  const letters: { letter: string; at: number }[] = [];
  let at = 0;
  for (const letter of original) {
    const folded = homoglyphs[letter] ?? (whitespace.test(letter) ? ' ' : asSimplified(fold(letter)));
    if (folded !== ' ' || letters.at(-1)?.letter !== ' ') {
      for (const each of folded) letters.push({ letter: each, at });
    }
    at += letter.length;
  }
  const kept = letters.filter(
    ({ letter }, i) => letter !== ' ' || !meansNothing(letters[i - 1]?.letter, letters[i + 1]?.letter),
  );
  return {
    text: kept.map(({ letter }) => letter).join(''),
    original,
    places: [...kept.flatMap(each => Array.from({ length: each.letter.length }, () => each.at)), at],
  };
}

/** Returns the typed text between two positions of the folded text, and its position. */
export function typedBetween({ original, places }: FoldedText, from: number, to: number) {
  const start = places[from] ?? original.length;
  const text = original.slice(start, places[to] ?? original.length).trimEnd();
  return { text, from: start, to: start + text.length };
}
