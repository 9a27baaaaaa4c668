import {
  pairsOf,
  scopeOf,
  searchFields,
  termFields,
  type SearchField,
} from '../../../contract/search-terms.ts';
import { fold, textRuns, type Run } from '../../../contract/text-fold.ts';
import type { Platform } from '../../../contract/platform.ts';

/** A word of the keyword, and where it may be found. */
export interface Word extends Run {
  fields: readonly SearchField[];
}

export interface KeywordInput {
  keyword?: string | undefined;
  user_name?: string | undefined;
  description?: string | undefined;
}

/** All words must be found; `asked` tells whether something was typed at all. */
export interface Keyword {
  words: Word[];
  asked: boolean;
  /** The keyword as a handle would be written, for exact and prefix matches. */
  handle: string;
}

/** Beyond so many words nothing is told apart any more. */
const mostWords = 40;

export function parseKeyword({ keyword = '', user_name = '', description = '' }: KeywordInput): Keyword {
  const found = new Map<string, Word>();
  const read = (text: string, fields: readonly SearchField[]) => {
    for (const run of textRuns(fold(text))) {
      if (found.size < mostWords) found.set(`${fields.join()} ${run.text}`, { ...run, fields });
    }
  };
  read(keyword, searchFields);
  read(user_name, ['handle', 'name']);
  read(description, ['bio']);
  return {
    words: [...found.values()],
    asked: Boolean((keyword + user_name + description).trim()),
    handle: (keyword || user_name)
      .replace(/\p{Cc}/gu, '')
      .trim()
      .replace(/^@/, '')
      .toLowerCase(),
  };
}

/** Spaced words of one or two letters are looked for at the beginning of words, longer ones inside them. */
export function isBeginning(word: Word): boolean {
  return word.kind === 'word' && [...word.text].length < 3;
}

/** What the dictionary holds of a word: itself, or the pairs of a longer run without spaces. */
export function entriesOf(word: Word): string[] {
  return word.kind === 'unspaced' ? pairsOf(word.text) : [word.text];
}

export function scopesOf(platform: Platform, word: Word): string[] {
  return termFields.filter(field => word.fields.includes(field)).map(field => scopeOf(platform, field));
}

/** Scripts without spaces stand among the words of the name, also when the handle is written in them. */
export function isInHandles(word: Word): boolean {
  return word.kind === 'word' && word.fields.includes('handle');
}

/** LIKE pattern for handles. Words hold letters, digits and marks only, nothing to escape. */
export function handlePattern(word: Word): string {
  return isBeginning(word) ? `${word.text}%` : `%${word.text}%`;
}

/** How `search_text` shows that the word is there: any of the LIKE patterns, or the regular expression. */
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
