import { isLatin } from './match-pattern.ts';

interface Found<T> {
  value: T;
  to: number;
}
export type WordList<T> = (text: string, at: number) => Found<T> | undefined;

/** Finds the longest of many folded words at a position; Latin ones only as whole words. */
export function wordList<T>(entries: Iterable<readonly [word: string, value: T]>): WordList<T> {
  const values = new Map(entries);
  const lengths = new Map<string, Set<number>>();
  for (const word of values.keys()) {
    const first = word.charAt(0);
    lengths.set(first, (lengths.get(first) ?? new Set()).add(word.length));
  }
  const sorted = new Map([...lengths].map(([first, each]) => [first, [...each].toSorted((a, b) => b - a)]));
  return (text, at) => {
    if (isLatin(text[at]) && isLatin(text[at - 1])) return undefined;
    for (const length of sorted.get(text.charAt(at)) ?? []) {
      const to = at + length;
      const word = text.slice(at, to);
      const value = values.get(word);
      if (value !== undefined && !(isLatin(text[to - 1]) && isLatin(text[to]))) return { value, to };
    }
    return undefined;
  };
}

/** Splits a list at its bars. */
export const wordsIn = (list: string) => list.split('|').filter(Boolean);

const latinWord = /^[a-z][a-z' -]*$/;

/** Returns an English word and its plural; other words unchanged. */
export function withPlural(word: string): string[] {
  if (!latinWord.test(word) || /(?:ing|ss|s|x)$/.test(word)) return [word];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}
