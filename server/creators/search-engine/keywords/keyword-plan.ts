import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import {
  findEntries,
  findSimilarEntries,
  findSimilarHandles,
  type DictionaryEntry,
} from './keyword.queries.ts';
import { entriesOf, isBeginning, isInHandles, scopesOf, type Word } from '../../search-input/keyword.ts';
import { editDistance, slipsAllowed } from './spelling.ts';

/** A word, and what is known of its spelling. */
export interface SearchedWord {
  word: Word;
  /** The word occurs exactly like this, so it is not a typing error. */
  isWhole: boolean;
  /** Terms and handles of a similar spelling, added because the word itself is almost unknown. */
  similar: Similar;
}

/** How a word is searched in the database: the index is asked for the dictionary's terms that contain it. */
export interface PlannedWord extends SearchedWord {
  /** Terms to ask the index for; null if there are too many, so that the rows themselves are asked. */
  terms: string[] | null;
  /** Creators that have the word in the searching team's own name only. */
  own: readonly number[];
}

interface Similar {
  entries: DictionaryEntry[];
  handles: string[];
}

/** With more terms than this, the index is slower than the rows. */
const maxTerms = 2000;
const shortestSlip = 4;
const maxSimilar = 10;

export const noneSimilar: Similar = { entries: [], handles: [] };
export const termOf = (entry: DictionaryEntry) => entry.scope + entry.word;
const sumOf = (entries: readonly DictionaryEntry[]) =>
  entries.reduce((sum, entry) => sum + entry.creators, 0);

/** Only the nearest of several spellings are used. */
function nearest<T>(candidates: readonly T[], text: (candidate: T) => string, word: string): T[] {
  const max = slipsAllowed(word);
  const measured = candidates
    .filter(candidate => !text(candidate).includes(word))
    .map(candidate => ({ candidate, distance: editDistance(text(candidate), word, max) }));
  const min = Math.min(max, ...measured.map(({ distance }) => distance));
  return measured
    .flatMap(({ candidate, distance }) => (distance === min ? candidate : []))
    .slice(0, maxSimilar);
}

/** Returns terms and handles of a similar spelling: a word that nobody has exactly like this may be a typing error. */
export async function findSimilar(db: Db, platform: Platform, word: Word): Promise<Similar> {
  if (word.kind !== 'word' || [...word.text].length < shortestSlip) return noneSimilar;
  const [entries, handles] = await Promise.all([
    findSimilarEntries(db, word.text, scopesOf(platform, word)),
    isInHandles(word) ? findSimilarHandles(db, platform, word.text) : [],
  ]);
  return {
    entries: nearest(entries, entry => entry.word, word.text),
    handles: nearest(handles, handle => handle, word.text),
  };
}

/** Adds terms and handles of a similar spelling to an almost unknown word. */
export async function withSimilar(db: Db, platform: Platform, planned: PlannedWord): Promise<PlannedWord> {
  if (planned.isWhole) return planned;
  const similar = await findSimilar(db, platform, planned.word);
  return {
    ...planned,
    terms: planned.terms && [...planned.terms, ...similar.entries.map(termOf)],
    similar,
  };
}

/** Adds the creators that have a word in the searching team's own name. */
export const withOwn = (planned: PlannedWord, own: readonly number[] = []): PlannedWord => ({
  ...planned,
  own,
});

/** A run of characters without spaces: all its pairs must occur, so the rarest one is asked for. */
async function planRun(db: Db, word: Word, scopes: string[]): Promise<PlannedWord> {
  const pairs = [...new Set(entriesOf(word))];
  const entries = await findEntries(db, 'equal', pairs, scopes, pairs.length * scopes.length);
  const led = pairs.map(pair => entries.filter(entry => entry.word === pair));
  const rarest = led.reduce((a, b) => (sumOf(b) < sumOf(a) ? b : a));
  return {
    word,
    terms: rarest.map(termOf),
    isWhole: rarest.length > 0,
    similar: noneSimilar,
    own: [],
  };
}

export async function planWord(db: Db, platform: Platform, word: Word): Promise<PlannedWord> {
  const scopes = scopesOf(platform, word);
  if (word.kind !== 'word') return planRun(db, word, scopes);
  const how = isBeginning(word) ? 'beginning' : 'inside';
  const entries = await findEntries(db, how, [word.text], scopes, maxTerms + 1);
  return {
    word,
    terms: entries.length > maxTerms ? null : entries.map(termOf),
    isWhole: entries.some(entry => entry.word === word.text),
    similar: noneSimilar,
    own: [],
  };
}
