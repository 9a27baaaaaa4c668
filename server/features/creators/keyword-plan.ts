import type { Platform } from '../../../contract/platform.ts';
import type { Db } from '../../db/database.ts';
import { findEntries, findSimilarEntries, weighEntries, type DictionaryEntry } from './keyword.queries.ts';
import { conditionOf, entriesOf, isBeginning, scopesOf, type TextCondition, type Word } from './keyword.ts';
import { editDistance, slipsAllowed } from './spelling.ts';

/**
 * A word is asked of the index by the dictionary's terms that hold it. That is quick while they are few
 * and rare; a common word is found sooner by walking down the sort order.
 */
export interface PlannedWord {
  word: Word;
  condition: TextCondition;
  /** Terms to ask the index for; null when they are too many. */
  terms: string[] | null;
  /** Creators that bear them, each counted once a term: an upper bound. */
  weight: number;
  /** Creators that bear the commonest of them: a lower bound. */
  most: number;
  /** Terms of a similar spelling, taken because the word itself is hardly known. */
  similar: DictionaryEntry[];
}

/** More terms than these make the index slower than the walk. */
export const mostTerms = 2000;
/** A word found more often than this is not taken for a slip. */
const rareBelow = 20;
const shortestSlip = 4;

const termOf = (entry: DictionaryEntry) => entry.scope + entry.word;

async function similarTo(db: Db, word: Word, scopes: string[]): Promise<DictionaryEntry[]> {
  const slips = slipsAllowed(word.text);
  const candidates = await findSimilarEntries(db, word.text, scopes);
  return candidates.filter(entry => editDistance(entry.word, word.text, slips) <= slips).slice(0, 10);
}

/** A run of more than two characters: all its pairs must be there, so the rarest leads. */
async function planPairs(
  db: Db,
  word: Word,
  condition: TextCondition,
  scopes: string[],
): Promise<PlannedWord> {
  const pairs = [...new Set(entriesOf(word))];
  const entries = await findEntries(db, 'equal', pairs, scopes, pairs.length * scopes.length);
  const weights = pairs.map(pair => {
    const own = entries.filter(entry => entry.word === pair);
    return { own, weight: own.reduce((sum, entry) => sum + entry.creators, 0) };
  });
  const rarest = weights.reduce((a, b) => (b.weight < a.weight ? b : a));
  const most = pairs.length > 1 ? 0 : Math.max(0, ...rarest.own.map(entry => entry.creators));
  return { word, condition, terms: rarest.own.map(termOf), weight: rarest.weight, most, similar: [] };
}

export async function planWord(db: Db, platform: Platform, word: Word): Promise<PlannedWord> {
  const scopes = scopesOf(platform, word);
  const condition = conditionOf(platform, word);
  if (word.kind !== 'word') return planPairs(db, word, condition, scopes);
  const how = isBeginning(word) ? 'beginning' : 'inside';
  const entries = await findEntries(db, how, [word.text], scopes, mostTerms + 1);
  if (entries.length > mostTerms) {
    const { sum, most } = await weighEntries(db, how, word.text, scopes);
    return { word, condition, terms: null, weight: sum, most, similar: [] };
  }
  const weight = entries.reduce((sum, entry) => sum + entry.creators, 0);
  const isUnknown = weight < rareBelow && !entries.some(entry => entry.word === word.text);
  const mayBeSlip = isUnknown && how === 'inside' && [...word.text].length >= shortestSlip;
  const similar = mayBeSlip ? await similarTo(db, word, scopes) : [];
  return {
    word,
    condition,
    terms: [...new Set([...entries, ...similar].map(termOf))],
    weight: weight + similar.reduce((sum, entry) => sum + entry.creators, 0),
    most: Math.max(0, ...entries.map(entry => entry.creators)),
    similar: similar.filter(entry => !entry.word.includes(word.text)),
  };
}

/** The word that leaves the fewest creators, if the index can be asked for it. */
export function leadingWord(words: readonly PlannedWord[], most: number): PlannedWord | null {
  const askable = words.filter(planned => planned.terms !== null && planned.weight <= most);
  return askable.toSorted((a, b) => a.weight - b.weight)[0] ?? null;
}
