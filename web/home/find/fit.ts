const hasLetters = /^[\p{ASCII}\p{sc=Latin}]+$/u;

/** A word in a script with spaces matches the beginning of words, any other one the inside of the name too. */
const hasWord = (name: string, word: string) =>
  hasLetters.test(word) ? ` ${name}`.includes(` ${word}`) : name.includes(word);

/**
 * How well one of some names fits what was typed: 0 if it begins so, 1 if it has all of the words, 2 if the words are
 * spread over several names; null if it does not.
 */
export function fitOf(names: readonly string[], typed: string): number | null {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return null;
  const known = names.map(name =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (!words.length) return null;
  if (known.some(name => name.startsWith(words.join(' ')))) return 0;
  if (known.some(name => words.every(word => hasWord(name, word)))) return 1;
  return words.every(word => known.some(name => hasWord(name, word))) ? 2 : null;
}

/** Those whose names fit, the best first; otherwise in their order. */
export function fitting<T>(all: readonly T[], typed: string, namesOf: (one: T) => readonly string[]): T[] {
  return all
    .flatMap(one => {
      const fit = fitOf(namesOf(one), typed);
      return fit === null ? [] : [{ one, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ one }) => one);
}
