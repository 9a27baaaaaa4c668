import { pairsOf, scopeOf, searchFields, type SearchField } from '../../../contract/search-terms.ts';
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
  return { words: [...found.values()], asked: Boolean((keyword + user_name + description).trim()) };
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
  return word.fields.map(field => scopeOf(platform, field));
}

/** A condition on `search_text`: any of the LIKE patterns, or the regular expression. */
export type TextCondition = { like: string[] } | { regex: string };

/** How a creator's search text shows that the word is there. Words hold letters, digits and marks only. */
export function conditionOf(platform: Platform, word: Word): TextCondition {
  const scopes = scopesOf(platform, word);
  const letters = `${platform[0]?.toUpperCase()}[${scopes.map(scope => scope[1]).join('')}]`;
  if (isBeginning(word)) return { regex: ` ${letters}${word.text}` };
  const pairs = entriesOf(word);
  if (pairs.length > 1)
    return { like: scopes.map(scope => `% ${pairs.map(pair => scope + pair).join(' ')} %`) };
  if (word.fields.length === searchFields.length) return { like: [`%${word.text}%`] };
  return { regex: ` ${letters}[^ ]*${word.text}` };
}
