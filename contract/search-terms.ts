import type { Platform } from './platform.ts';
import { fold, textRuns } from './text-fold.ts';

/**
 * The search terms of a creator: what keyword search finds. A term is two capital letters of scope
 * (platform, field) and a word; text is folded to lower case, so a scope never matches a keyword.
 * Words of scripts without spaces are stored as overlapping pairs in reading order, and as single
 * characters, because people search two-character words that no trigram index can find.
 */
export const fieldLetters = { handle: 'H', name: 'N', tags: 'T', bio: 'B' } as const;
export type SearchField = keyof typeof fieldLetters;
export const searchFields = Object.keys(fieldLetters) as SearchField[];

const platformLetters: Record<Platform, string> = { tiktok: 'T', youtube: 'Y', instagram: 'I' };

export function scopeOf(platform: Platform, field: SearchField): string {
  return platformLetters[platform] + fieldLetters[field];
}

/** Longer words are cut: nobody types them, and an index entry has a limit. */
const wordLength = 60;

const cut = (word: string) => (word.length > wordLength ? [...word].slice(0, wordLength).join('') : word);

/** `美食家` gives 美食, 食家; a run of one character gives itself. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, i) => letters[i] + letter);
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { kind, text: run } of textRuns(fold(text))) {
    if (kind === 'unspaced') words.push(...pairsOf(run), ...new Set(run));
    else words.push(cut(run));
  }
  return words;
}

/** A handle is one word for exact and prefix search, and its parts are words too: `bep.nha` is bepnha, bep, nha. */
function handleWords(handle: string): string[] {
  const whole = textRuns(fold(handle)).map(run => run.text);
  const parts = wordsOf(handle);
  const joined = cut(whole.join(''));
  return joined && joined !== parts[0] ? [joined, ...parts] : parts;
}

export interface SearchableCreator {
  platform: Platform;
  handle: string;
  name: string;
  tags: readonly string[];
  bio: string;
}

/**
 * The text that is indexed: every term between spaces, first the whole handle. Pairs keep their order
 * and are not deduplicated, so that three characters in a row are two neighbouring terms.
 */
export function searchText(creator: SearchableCreator): string {
  const scoped = (field: SearchField, words: string[]) =>
    words.map(word => scopeOf(creator.platform, field) + word);
  const all = [
    ...scoped('handle', handleWords(creator.handle)),
    ...scoped('name', wordsOf(creator.name)),
    ...creator.tags.flatMap(tag => scoped('tags', wordsOf(tag))),
    ...scoped('bio', wordsOf(creator.bio)),
  ];
  return all.length ? ` ${all.join(' ')} ` : '';
}

/** The distinct terms of an indexed text, as the dictionary counts them. */
export function termsIn(text: string): Set<string> {
  return new Set(text.split(' ').filter(Boolean));
}
