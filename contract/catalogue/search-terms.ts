import type { Platform } from '../core/platform.ts';
import { fold, textRuns } from '../core/text-fold.ts';

/**
 * The search terms of a creator: what keyword search finds. A term is two capital letters of scope
 * (platform, field) and a word; text is folded to lower case, so a scope never matches a keyword.
 * Words of scripts without spaces are stored as overlapping pairs in reading order, and as single
 * characters, because people search two-character words that no trigram index can find.
 */
export const termFields = ['name', 'tags', 'bio'] as const;
export type TermField = (typeof termFields)[number];
const fieldLetters: Record<TermField, string> = { name: 'N', tags: 'T', bio: 'B' };
/** A whole tag, for the filter. */
const tagLetter = 'G';

/** Handles are nearly unique, so they would fill the dictionary: they are searched directly. */
export const searchFields = ['handle', ...termFields] as const;
export type SearchField = (typeof searchFields)[number];

const platformLetters: Record<Platform, string> = { tiktok: 'T', youtube: 'Y', instagram: 'I' };

export function scopeOf(platform: Platform, field: TermField): string {
  return platformLetters[platform] + fieldLetters[field];
}

export function tagScope(platform: Platform): string {
  return platformLetters[platform] + tagLetter;
}

/** Converts a tag to one term: accents and case are ignored. */
export function tagWord(tag: string): string {
  return fold(tag).trim().replace(/\s+/g, '_');
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
    if (kind === 'unspaced') words.push(...pairsOf(run), ...new Set(run.replace(/\p{M}/gu, '')));
    else words.push(cut(run));
  }
  return words;
}

/**
 * Parts of a handle that a search inside handles cannot find: scripts without spaces, and parts of one or two letters,
 * which match only at the beginning of words. They are indexed with the words of the name.
 */
function hiddenWordsOf(handle: string): string[] {
  const parts = textRuns(fold(handle));
  if (parts.some(part => part.kind === 'unspaced')) return wordsOf(handle);
  return parts.slice(1).flatMap(part => (part.text.length < 3 ? part.text : []));
}

export interface SearchableCreator {
  platform: Platform;
  handle: string;
  name: string;
  tags: readonly string[];
  bio: string;
}

/**
 * Builds the indexed text: every term between spaces, name first, then tags and bio. Pairs keep their order and
 * duplicates, so that three characters in a row are two neighbouring terms.
 */
export function searchText(creator: SearchableCreator): string {
  const scoped = (field: TermField, words: string[]) =>
    words.map(word => scopeOf(creator.platform, field) + word);
  const all = [
    ...scoped('name', [...wordsOf(creator.name), ...hiddenWordsOf(creator.handle)]),
    ...creator.tags.flatMap(tag => [
      tagScope(creator.platform) + tagWord(tag),
      ...scoped('tags', wordsOf(tag)),
    ]),
    ...scoped('bio', wordsOf(creator.bio)),
  ];
  return all.length ? ` ${all.join(' ')} ` : '';
}

/** The distinct terms of an indexed text, as the dictionary counts them. */
export function termsIn(text: string): Set<string> {
  return new Set(text.split(' ').filter(Boolean));
}
