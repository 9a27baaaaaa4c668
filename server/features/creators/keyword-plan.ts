import type { Platform } from '../../../contract/platform.ts';
import type { Db } from '../../db/database.ts';
import {
  estimateHandles,
  findEntries,
  findSimilarEntries,
  findSimilarHandles,
  type DictionaryEntry,
} from './keyword.queries.ts';
import { entriesOf, handlePattern, isBeginning, isInHandles, scopesOf, type Word } from './keyword.ts';
import { editDistance, slipsAllowed } from './spelling.ts';

/**
 * A word is asked of the index by the dictionary's terms that hold it. That is quick while they are few
 * and rare; a common word is found sooner by walking down the sort order.
 */
export interface PlannedWord {
  word: Word;
  /** Terms to ask the index for; null when they are too many. */
  terms: string[] | null;
  /** About how many creators have it: terms counted by the dictionary, handles expected by the planner. */
  weight: number;
  /** Creators that bear the commonest term: so many there are at least. */
  most: number;
  /** Taken too because the word itself is hardly known: terms and handles of a similar spelling. */
  similar: Similar;
}

interface Similar {
  entries: DictionaryEntry[];
  handles: string[];
}

/** More terms than these make the index slower than the walk. */
export const mostTerms = 2000;
/** A word found more often than this is not taken for a slip. */
const rareBelow = 20;
const shortestSlip = 4;
const mostSimilar = 10;

const none: Similar = { entries: [], handles: [] };
export const termOf = (entry: DictionaryEntry) => entry.scope + entry.word;
const sumOf = (entries: readonly DictionaryEntry[]) =>
  entries.reduce((sum, entry) => sum + entry.creators, 0);
const mostOf = (entries: readonly DictionaryEntry[]) => Math.max(0, ...entries.map(entry => entry.creators));

async function similarTo(db: Db, platform: Platform, word: Word, scopes: string[]): Promise<Similar> {
  const slips = slipsAllowed(word.text);
  const isSlip = (text: string) => {
    const distance = editDistance(text, word.text, slips);
    return distance > 0 && distance <= slips && !text.includes(word.text);
  };
  const [entries, handles] = await Promise.all([
    findSimilarEntries(db, word.text, scopes),
    isInHandles(word) ? findSimilarHandles(db, platform, word.text) : [],
  ]);
  return {
    entries: entries.filter(entry => isSlip(entry.word)).slice(0, mostSimilar),
    handles: handles.filter(isSlip).slice(0, mostSimilar),
  };
}

/** A run of characters without spaces: all its pairs must be there, so the rarest leads. */
async function planRun(db: Db, word: Word, scopes: string[]): Promise<PlannedWord> {
  const pairs = [...new Set(entriesOf(word))];
  const entries = await findEntries(db, 'equal', pairs, scopes, pairs.length * scopes.length);
  const led = pairs.map(pair => entries.filter(entry => entry.word === pair));
  const rarest = led.reduce((a, b) => (sumOf(b) < sumOf(a) ? b : a));
  const most = pairs.length > 1 ? 0 : mostOf(rarest);
  return { word, terms: rarest.map(termOf), weight: sumOf(rarest), most, similar: none };
}

export async function planWord(db: Db, platform: Platform, word: Word): Promise<PlannedWord> {
  const scopes = scopesOf(platform, word);
  if (word.kind !== 'word') return planRun(db, word, scopes);
  const handles = isInHandles(word) ? await estimateHandles(db, platform, handlePattern(word)) : 0;
  const how = isBeginning(word) ? 'beginning' : 'inside';
  const entries = await findEntries(db, how, [word.text], scopes, mostTerms + 1);
  const isKnown = sumOf(entries) >= rareBelow || entries.some(entry => entry.word === word.text);
  const mayBeSlip = !isKnown && !isBeginning(word) && [...word.text].length >= shortestSlip;
  const similar = mayBeSlip ? await similarTo(db, platform, word, scopes) : none;
  const all = [...entries, ...similar.entries];
  return {
    word,
    terms: entries.length > mostTerms ? null : all.map(termOf),
    weight: sumOf(all) + handles,
    most: mostOf(all),
    similar,
  };
}

/** The word that leaves the fewest creators, if the index can be asked for it. */
export function leadingWord(words: readonly PlannedWord[], most: number): PlannedWord | null {
  const askable = words.filter(planned => planned.terms !== null && planned.weight <= most);
  return askable.toSorted((a, b) => a.weight - b.weight)[0] ?? null;
}
