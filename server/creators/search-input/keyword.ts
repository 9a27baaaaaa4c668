import {
  pairsOf,
  scopeOf,
  searchFields,
  termFields,
  type SearchField,
} from '../../../contract/catalogue/search-terms.ts';
import { fold, textRuns, type Run } from '../../../contract/core/text-fold.ts';
import type { Platform } from '../../../contract/core/platform.ts';

/** A word of the keyword, and where it may match. */
export interface Word extends Run {
  fields: readonly SearchField[];
}

export interface KeywordInput {
  keyword?: string | undefined;
  user_name?: string | undefined;
  description?: string | undefined;
  keyword_any?: readonly string[] | undefined;
  keyword_not?: readonly string[] | undefined;
}

export interface Keyword {
  /** All of them must match. */
  words: Word[];
  /** If there are any, all words of one of them must match. */
  alternatives: Word[][];
  /** For each of these, not all words may match. */
  excluded: Word[][];
  /** The input has only punctuation. */
  isUnsearchable: boolean;
  /** The keyword in the form of a handle, for exact and prefix matches. */
  handle: string;
}

/** Further words are ignored. */
const maxWords = 40;

function wordsIn(texts: readonly (readonly [text: string, fields: readonly SearchField[]])[]): Word[] {
  const found = new Map<string, Word>();
  for (const [text, fields] of texts) {
    for (const run of textRuns(fold(text))) {
      if (found.size < maxWords) found.set(`${fields.join()} ${run.text}`, { ...run, fields });
    }
  }
  return [...found.values()];
}

/** Returns the words of each text; texts without words are dropped. */
const phrasesIn = (texts: readonly string[] = []): Word[][] =>
  texts.map(text => wordsIn([[text, searchFields]])).filter(words => words.length);

export function parseKeyword(input: KeywordInput): Keyword {
  const { keyword = '', user_name = '', description = '', keyword_any = [] } = input;
  const words = wordsIn([
    [keyword, searchFields],
    [user_name, ['handle', 'name']],
    [description, ['bio']],
  ]);
  const alternatives = phrasesIn(keyword_any);
  const isTyped = Boolean((keyword + user_name + description).trim());
  return {
    words,
    alternatives,
    excluded: phrasesIn(input.keyword_not),
    isUnsearchable: (isTyped && !words.length) || (keyword_any.length > 0 && !alternatives.length),
    handle: (keyword || user_name)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .replace(/^@/, '')
      .toLowerCase(),
  };
}

/**
 * Words of one or two letters in a script with spaces match only at the beginning of words, longer ones also inside.
 */
export function isBeginning(word: Word): boolean {
  return word.kind === 'word' && [...word.text].length < 3;
}

/** Returns what the dictionary contains of a word: itself, or the pairs of a longer run without spaces. */
export function entriesOf(word: Word): string[] {
  return word.kind === 'unspaced' ? pairsOf(word.text) : [word.text];
}

export function scopesOf(platform: Platform, word: Word): string[] {
  return termFields.filter(field => word.fields.includes(field)).map(field => scopeOf(platform, field));
}

/** Scripts without spaces are found in the name, because the handle is part of it if it is written in them. */
export function isInHandles(word: Word): boolean {
  return word.kind === 'word' && word.fields.includes('handle');
}

/** LIKE pattern for handles. Words have only letters, digits and marks, so nothing must be escaped. */
export function handlePattern(word: Word): string {
  return isBeginning(word) ? `${word.text}%` : `%${word.text}%`;
}

/** How `search_text` shows that the word occurs: any of the LIKE patterns, or the regular expression. */
export type TextCondition = { like: string[] } | { regex: string };

export function textCondition(platform: Platform, word: Word): TextCondition {
  const scopes = scopesOf(platform, word);
  const letters = `${scopes[0]?.[0]}[${scopes.map(scope => scope[1]).join('')}]`;
  if (isBeginning(word)) return { regex: ` ${letters}${word.text}` };
  const pairs = entriesOf(word);
  if (pairs.length > 1)
    return { like: scopes.map(scope => `% ${pairs.map(pair => scope + pair).join(' ')} %`) };
  if (scopes.length === termFields.length) return { like: [`%${word.text}%`] };
  return { regex: ` ${letters}[^ ]*${word.text}` };
}
