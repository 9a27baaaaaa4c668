import { scopeOf } from '../../../../contract/catalogue/search-terms.ts';
import type { Word } from '../../search-input/keyword.ts';
import type { ColumnSearch, ColumnWord } from '../column-search.ts';
import type { ColumnStore } from '../store/column-store.ts';
import { type Bits, clearBit, intersect, setBit, subtract, unite } from '../store/memory/bits.ts';
import type { PlatformColumns } from '../store/platform-columns.ts';
import { keepFiltered } from './keep-filtered.ts';
import { type PlacedWord, placeWord, unitePlaced, uniteWord } from './word-rows.ts';

/** A question to one platform, and the rows that still match it. */
interface Question {
  store: ColumnStore;
  columns: PlatformColumns;
  search: ColumnSearch;
  rows: Bits;
}

export function rowsOfIds(store: ColumnStore, { platform }: ColumnSearch, ids: readonly number[]): Bits {
  const found = store.of(platform).nobody();
  for (const id of ids) {
    const row = store.rowOf(platform, id);
    if (row >= 0) setBit(found, row);
  }
  return found;
}

/** Adds the rows with a term. One of another platform has none. */
function uniteTerm({ columns: { terms }, search }: Question, term: string, found: Bits): void {
  const id = term.startsWith(scopeOf(search.platform, 'name')[0] ?? '') ? terms.find(term.slice(1)) : -1;
  if (id >= 0) terms.postings.uniteInto(found, id);
}

function rowsOfTerms(question: Question, terms: readonly string[]): Bits {
  const found = question.columns.nobody();
  for (const term of terms) uniteTerm(question, term, found);
  return found;
}

function keepScope({ store, search, rows }: Question): void {
  if (search.only) intersect(rows, rowsOfIds(store, search, search.only));
  for (const id of search.except) {
    const row = store.rowOf(search.platform, id);
    if (row >= 0) clearBit(rows, row);
  }
}

function keepTags(question: Question): void {
  const { rows, search } = question;
  for (const tag of search.tags) intersect(rows, rowsOfTerms(question, [tag]));
  if (search.anyTags.length) intersect(rows, rowsOfTerms(question, search.anyTags));
  if (search.noTags.length) subtract(rows, rowsOfTerms(question, search.noTags));
}

/** Adds the rows that match a word in another way than by having it. */
function uniteOthers(question: Question, asked: ColumnWord, found: Bits): void {
  const { store, columns, search, rows } = question;
  if (asked.own.length) unite(found, rowsOfIds(store, search, asked.own));
  for (const term of asked.similarTerms) uniteTerm(question, term, found);
  for (const handle of asked.similarHandles) columns.handles.find(handle, 'whole', rows, found);
}

/** Rows with all of the words. */
function rowsOfAll({ columns, search, rows }: Question, words: readonly Word[]): Bits {
  const { platform } = search;
  const all = rows.slice();
  for (const word of words) {
    const found = columns.nobody();
    uniteWord(columns, { platform, word, among: all }, found);
    intersect(all, found);
  }
  return all;
}

function rowsOfAlternative(question: Question, words: readonly ColumnWord[]): Bits {
  const { columns, search, rows } = question;
  const { platform } = search;
  const all = rows.slice();
  for (const asked of words) {
    const found = columns.nobody();
    uniteWord(columns, { platform, word: asked.word, among: all }, found);
    uniteOthers(question, asked, found);
    intersect(all, found);
  }
  return all;
}

function keepAlternatives(question: Question): void {
  const { rows, columns, search } = question;
  if (!search.alternatives.length) return;
  const found = columns.nobody();
  for (const words of search.alternatives) unite(found, rowsOfAlternative(question, words));
  intersect(rows, found);
}

/** The words of the search, each with its rows by field if `isRanked`. */
function keepWords(question: Question, isRanked: boolean): PlacedWord[] {
  const { columns, search, rows } = question;
  const { platform } = search;
  return search.words.flatMap(asked => {
    const found = columns.nobody();
    const placed = isRanked ? placeWord(columns, asked.word, rows) : null;
    if (placed) unitePlaced(platform, placed, found);
    else uniteWord(columns, { platform, word: asked.word, among: rows }, found);
    uniteOthers(question, asked, found);
    intersect(rows, found);
    return placed ?? [];
  });
}

export interface Matching {
  rows: Bits;
  /** Empty unless asked for. */
  words: PlacedWord[];
}

/** Finds the rows that match a search: first by what whole sets answer, then by what is read row by row. */
export function matchingRows(store: ColumnStore, search: ColumnSearch, { isRanked = false } = {}): Matching {
  const columns = store.of(search.platform);
  const rows = columns.alive();
  const question = { store, columns, search, rows };
  keepScope(question);
  keepTags(question);
  const words = keepWords(question, isRanked);
  keepAlternatives(question);
  for (const excluded of search.excluded) subtract(rows, rowsOfAll(question, excluded));
  keepFiltered(rows, columns, search, rowsOfIds(store, search, search.ownEmail));
  return { rows, words };
}
