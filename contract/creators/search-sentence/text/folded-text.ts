import { fold } from '../../../core/text-fold.ts';
import { asSimplified } from './simplified-letters.ts';

/** A sentence as it is read: folded, with what tells where each letter stands in what was typed. */
export interface FoldedText {
  text: string;
  original: string;
  /** For each place of `text` the one in `original`; one more for the end. */
  places: number[];
}

const lookAlikes: Record<string, string> = {
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

/** Figures may stand apart from the words around them (近 30 天), which means nothing. */
const meansNothing = (before: string | undefined, after: string | undefined) =>
  (isHan(before) && isFigure(after)) || (isFigure(before) && isHan(after));

export function foldSentence(original: string): FoldedText {
  const letters: { letter: string; at: number }[] = [];
  let at = 0;
  for (const letter of original) {
    const folded = lookAlikes[letter] ?? (whitespace.test(letter) ? ' ' : asSimplified(fold(letter)));
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

/** What was typed between two places of the folded text, and where. */
export function typedBetween({ original, places }: FoldedText, from: number, to: number) {
  const start = places[from] ?? original.length;
  const text = original.slice(start, places[to] ?? original.length).trimEnd();
  return { text, from: start, to: start + text.length };
}
