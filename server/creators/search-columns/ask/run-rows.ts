import { type Bits, setBit } from '../store/memory/bits.ts';
import type { Places, Terms } from '../store/terms.ts';

/** The places of the second term that stand right behind one of the first. */
function following(first: Places, second: Places): Places {
  const { rows, numbers } = second;
  let [from, count] = [0, 0];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const before = (numbers[at] ?? 0) - 1;
    while (from < first.rows.length && isBefore(first, from, row, before)) from++;
    if (first.rows[from] !== row || first.numbers[from] !== before) continue;
    rows[count] = row;
    numbers[count++] = before + 1;
  }
  return { rows: rows.subarray(0, count), numbers: numbers.subarray(0, count) };
}

function isBefore({ rows, numbers }: Places, at: number, row: number, number: number): boolean {
  const own = rows[at] ?? 0;
  return own < row || (own === row && (numbers[at] ?? 0) < number);
}

/** Adds the rows that have the pairs one behind the other in the field. */
export function uniteRun(terms: Terms, letter: string, pairs: readonly string[], found: Bits): void {
  const ids = pairs.map(pair => terms.find(letter + pair));
  const [first, ...others] = ids;
  if (first === undefined || ids.some(id => id < 0)) return;
  let places = terms.placesOf(first);
  for (const id of others) {
    if (places.rows.length) places = following(places, terms.placesOf(id));
  }
  for (const row of places.rows) setBit(found, row);
}
