import { entriesOf } from '../../search-input/keyword.ts';
import { type Bits, intersect, subtract, unite } from '../store/memory/bits.ts';
import type { PlatformColumns } from '../store/platform-columns.ts';
import { letters, type PlacedWord } from './word-rows.ts';

/** The rows of a rank; lower is better. */
export interface Tier {
  rank: number;
  rows: Bits;
}

/** Whole word of the name, inside of name or handle, tags, bio. After them: a similar spelling, or the team's own name. */
const placeRanks = [2, 3, 4, 5] as const;
const lastRank = 6;

/** Rows whose place for the word is of this rank. */
function uniteRank(
  columns: PlatformColumns,
  { word, fields, handles }: PlacedWord,
  rank: number,
  found: Bits,
) {
  const add = (letter: string) => {
    const rows = fields.get(letter);
    if (rows) unite(found, rows);
  };
  if (rank === 2) {
    const entries = entriesOf(word);
    const whole = entries.length === 1 ? columns.terms.find(letters.name + entries[0]) : -1;
    if (whole >= 0) columns.terms.postings.uniteInto(found, whole);
    // All of a run is whole.
    if (entries.length > 1) add(letters.name);
  }
  if (rank === 3) {
    add(letters.name);
    unite(found, handles);
  }
  if (rank === 4) {
    add(letters.tags);
    add(letters.wholeTag);
  }
  if (rank === 5) add(letters.bio);
}

/** Moves what is in `from` and in `rows` to a set of its own. */
function take(from: Bits, rows: Bits): Bits {
  const taken = from.slice();
  intersect(taken, rows);
  subtract(from, taken);
  return taken;
}

/**
 * Yields the matching rows by relevance: exact handle, its beginning, and then by the word that stands in the worst
 * place.
 */
export function* tiersOf(
  columns: PlatformColumns,
  { rows, words }: { rows: Bits; words: readonly PlacedWord[] },
  handle: string,
): Generator<Tier> {
  const left = rows.slice();
  const named = columns.nobody();
  columns.handles.find(handle, 'whole', left, named);
  yield { rank: 0, rows: take(left, named) };
  if (handle === '') unite(named, left);
  else columns.handles.find(handle, 'beginning', left, named);
  yield { rank: 1, rows: take(left, named) };
  const reached = words.map(() => columns.nobody());
  for (const rank of placeRanks) {
    const all = left.slice();
    for (const [at, word] of words.entries()) {
      const upTo = reached[at] ?? all;
      uniteRank(columns, word, rank, upTo);
      intersect(all, upTo);
    }
    yield { rank, rows: take(left, all) };
  }
  yield { rank: lastRank, rows: left };
}
