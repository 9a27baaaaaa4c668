import { scopeOf } from '../../../../contract/catalogue/search-terms.ts';
import { platforms, type Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import { entriesOf, parseKeyword, type Word } from '../../search-input/keyword.ts';
import { termOf } from '../keywords/keyword-plan.ts';
import { findEntries, type DictionaryEntry } from '../keywords/keyword.queries.ts';

/** A typed word of a name; the last one may be only begun. */
interface NameWord extends Word {
  isBegun: boolean;
}

export interface TypedName {
  /** In the form of a handle; empty if it cannot be one. */
  handle: string;
  words: NameWord[];
}

/** Shorter beginnings have too many endings: they match whole words, and handles. */
const shortestBeginning = 3;
const maxWords = 4;

/** Reads what was typed as the beginning of a handle, and as words of a name. */
export function readTypedName(text: string): TypedName {
  const { words, handle } = parseKeyword({ user_name: text });
  const last = Math.min(words.length, maxWords) - 1;
  return {
    handle: /\s/.test(handle) ? '' : handle,
    words: words.slice(0, maxWords).map((word, at) => ({
      ...word,
      isBegun: at === last && word.kind === 'word' && [...word.text].length >= shortestBeginning,
    })),
  };
}

/** What the search text of a creator contains who has the word in the name, and who has it as a whole word. */
export function piecesOf(platform: Platform, word: NameWord): { begun: string; whole: string } {
  const scope = scopeOf(platform, 'name');
  const whole = ` ${entriesOf(word)
    .map(entry => scope + entry)
    .join(' ')} `;
  return { begun: word.isBegun ? whole.trimEnd() : whole, whole };
}

/** Up to this many creators are read by the index of terms; of more, those with most followers are enough. */
const narrow = 2000;
const maxTerms = 500;

/** How the creators with all words are found: by terms of the rarest word, by walking, or not at all. */
export type NamePlan = { by: 'terms'; terms: string[] } | { by: 'walk' } | { by: 'none' };

const weightOf = (entries: readonly DictionaryEntry[]) =>
  entries.length > maxTerms ? Infinity : entries.reduce((sum, { creators }) => sum + creators, 0);

/** Asks the dictionary which of the words is the rarest. */
export async function planName(db: Db, words: readonly NameWord[]): Promise<NamePlan> {
  if (!words.length) return { by: 'none' };
  const scopes = platforms.map(platform => scopeOf(platform, 'name'));
  const begun = words.find(word => word.isBegun);
  const whole = [...new Set(words.filter(word => !word.isBegun).flatMap(entriesOf))];
  const known = whole.length
    ? await findEntries(db, 'equal', whole, scopes, whole.length * scopes.length)
    : [];
  const choices = [
    ...(begun ? [await findEntries(db, 'beginning', [begun.text], scopes, maxTerms + 1)] : []),
    ...whole.map(text => known.filter(({ word }) => word === text)),
  ];
  const rarest = choices.reduce((a, b) => (weightOf(b) < weightOf(a) ? b : a));
  if (!rarest.length) return { by: 'none' };
  return weightOf(rarest) > narrow ? { by: 'walk' } : { by: 'terms', terms: rarest.map(termOf) };
}
