import { fillerEntries, strangerEntries } from './phrases/filler-words.ts';
import type { FoldedText } from './text/folded-text.ts';
import { languageEntries } from './places/languages.ts';
import { regionEntries } from './places/regions.ts';
import { topicEntries } from './phrases/topic-words.ts';

/** Words of patterns that people misspell. */
const figures =
  'engagement interaction followers follower subscribers subscriber average views plays verified sponsored contacted blacklist hashtag posted uploaded published growing growth price budget address mentions mentioning contains containing without between around minimum maximum million thousand percent instagram youtube tiktok influencers creators including sorted highest excellent e-mail email monthly weekly daily collaborated advertised partnered'.split(
    ' ',
  );

const latinWords = /[a-z]+/g;
const common = new Set(figures);
const vocabulary = new Set([
  ...figures,
  ...[...topicEntries, ...regionEntries, ...languageEntries, ...fillerEntries, ...strangerEntries].flatMap(
    ([word]) => word.match(latinWords) ?? [],
  ),
]);
const shortest = 8;
const candidates = [...vocabulary].filter(word => word.length >= shortest - 1);
const lettersOf = (word: string) => [...word].toSorted().join('');

/** One extra letter, or two swapped ones; a wrong letter only inside long words. */
function isSlip(typed: string, word: string): boolean {
  if (typed.charAt(0) !== word.charAt(0) || Math.abs(typed.length - word.length) > 1) return false;
  let [from, end] = [0, 0];
  while (from < word.length && typed[from] === word[from]) from++;
  while (end < word.length - from && end < typed.length - from && typed.at(-1 - end) === word.at(-1 - end))
    end++;
  const [left, right] = [typed.length - from - end, word.length - from - end];
  if (left + right === 1) return true;
  if (left === 1 && right === 1) return word.length > shortest;
  return from >= 3 && left === right && lettersOf(typed) === lettersOf(word);
}

/** Short words are too often other words: charges, chargers. */
const isLikely = (typed: string, word: string) =>
  typed.length >= shortest || (word.length >= shortest && common.has(word));

/** Other forms of a known word are no typing errors: mention, mentioned. */
const isKnown = (typed: string) =>
  vocabulary.has(typed) ||
  vocabulary.has(`${typed}s`) ||
  vocabulary.has(`${typed}d`) ||
  vocabulary.has(typed.slice(0, -1));

/** Corrects typing errors in long English words: egagement, skincear. */
export function withoutSlips(folded: FoldedText): FoldedText {
  const letters: string[] = [];
  const places: number[] = [];
  let done = 0;
  const copy = (to: number) => {
    letters.push(folded.text.slice(done, to));
    places.push(...folded.places.slice(done, to));
    done = to;
  };
  for (const { 0: typed, index } of folded.text.matchAll(latinWords)) {
    const isName = folded.text[index - 1] === '#' || typed.length < shortest - 1 || isKnown(typed);
    const meant = isName ? undefined : candidates.find(word => isLikely(typed, word) && isSlip(typed, word));
    if (!meant) continue;
    copy(index);
    letters.push(meant);
    for (let i = 0; i < meant.length; i++) {
      places.push(folded.places[index + Math.min(i, typed.length - 1)] ?? 0);
    }
    done = index + typed.length;
  }
  copy(folded.text.length);
  return { ...folded, text: letters.join(''), places: [...places, folded.places.at(-1) ?? 0] };
}
