import { scopeOf, tagScope, termFields } from '../../../../contract/catalogue/search-terms.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { entriesOf, isBeginning, isInHandles, scopesOf, type Word } from '../../search-input/keyword.ts';
import { type Bits, unite } from '../store/memory/bits.ts';
import type { PlatformColumns } from '../store/platform-columns.ts';
import { uniteRun } from './run-rows.ts';

/** The letter of a term after that of its platform, which says the field. */
const letterOf = (scope: string) => scope[1] ?? '';
export const letters = {
  name: letterOf(scopeOf('tiktok', 'name')),
  tags: letterOf(scopeOf('tiktok', 'tags')),
  bio: letterOf(scopeOf('tiktok', 'bio')),
  wholeTag: letterOf(tagScope('tiktok')),
};

/** Rows by the letter of the field in which they have a word. */
type FieldRows = ReadonlyMap<string, Bits>;

const isRun = (word: Word) => entriesOf(word).length > 1;
/** Found anywhere in a term. Otherwise where terms begin, or in neighbouring terms. */
const isInside = (word: Word) => !isBeginning(word) && !isRun(word);

/** Where a word has to stand. Inside of words, one for all fields is also found in whole tags. */
function askedLetters(platform: Platform, word: Word): string[] {
  const asked = scopesOf(platform, word).map(letterOf);
  return isInside(word) && asked.length === termFields.length ? [...asked, letters.wholeTag] : asked;
}

function findInTerms({ terms }: PlatformColumns, word: Word, found: FieldRows): void {
  const { text } = word;
  if (isInside(word)) {
    for (const term of terms.termsWith(text)) {
      const rows = found.get(terms.letterOf(term));
      if (rows) terms.postings.uniteInto(rows, term);
    }
    return;
  }
  for (const [letter, rows] of found) {
    if (isRun(word)) uniteRun(terms, letter, entriesOf(word), rows);
    else for (const term of terms.termsWith(letter + text)) terms.postings.uniteInto(rows, term);
  }
}

function findInHandles({ handles }: PlatformColumns, word: Word, among: Bits, found: Bits): void {
  handles.find(word.text, isBeginning(word) ? 'beginning' : 'inside', among, found);
}

/** Adds to `found` the rows of `among` that have a word where it has to stand. */
export function uniteWord(
  columns: PlatformColumns,
  { platform, word, among }: { platform: Platform; word: Word; among: Bits },
  found: Bits,
): void {
  findInTerms(columns, word, new Map(askedLetters(platform, word).map(letter => [letter, found])));
  if (isInHandles(word)) findInHandles(columns, word, among, found);
}

/** Where a word stands, even where it was not asked for: relevance looks everywhere. */
export interface PlacedWord {
  word: Word;
  fields: FieldRows;
  handles: Bits;
}

/** Finds the rows of a word by their field. Those of handles are searched in `among` only. */
export function placeWord(columns: PlatformColumns, word: Word, among: Bits): PlacedWord {
  const { name, tags, bio, wholeTag } = letters;
  const looked = [name, tags, bio, ...(isInside(word) ? [wholeTag] : [])];
  const fields = new Map(looked.map(letter => [letter, columns.nobody()]));
  findInTerms(columns, word, fields);
  const handles = columns.nobody();
  findInHandles(columns, word, among, handles);
  return { word, fields, handles };
}

/** The same as `uniteWord`, of a word whose places are known. */
export function unitePlaced(platform: Platform, { word, fields, handles }: PlacedWord, found: Bits): void {
  for (const letter of askedLetters(platform, word)) unite(found, fields.get(letter) ?? found);
  if (isInHandles(word)) unite(found, handles);
}
