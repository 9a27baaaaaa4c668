import type { Bits } from '../store/memory/bits.ts';
import { type IdColumn, type NumberColumn, wordMask, wordShift } from '../store/memory/column.ts';

/**
 * The best rows so far, the worst of them on top (a binary heap), so that most rows are refused by one comparison. Rows
 * are ordered by their key, the greater first, then by id.
 */
class BestRows {
  readonly keys: Float64Array;
  readonly rows: Int32Array;
  size = 0;
  readonly #ids: IdColumn;

  constructor(capacity: number, ids: IdColumn) {
    this.keys = new Float64Array(capacity);
    this.rows = new Int32Array(capacity);
    this.#ids = ids;
  }

  get isFull(): boolean {
    return this.size === this.rows.length;
  }

  /** Whether a row comes after the one at a place. */
  #isAfter(key: number, row: number, place: number): boolean {
    const other = this.keys[place] ?? 0;
    if (key !== other) return key < other;
    return this.#ids.get(row) > this.#ids.get(this.rows[place] ?? 0);
  }

  offer(key: number, row: number): void {
    if (!this.isFull) this.#rise(this.size++, key, row);
    else if (!this.#isAfter(key, row, 0)) this.#sink(key, row);
  }

  /** Removes the worst row and returns it. */
  take(): BestRow {
    const [key = 0, row = 0] = [this.keys[0], this.rows[0]];
    this.size--;
    this.#sink(this.keys[this.size] ?? 0, this.rows[this.size] ?? 0);
    return { id: this.#ids.get(row), key: key === -Infinity ? null : key };
  }

  #put(place: number, key: number, row: number): void {
    this.keys[place] = key;
    this.rows[place] = row;
  }

  #rise(from: number, key: number, row: number): void {
    let place = from;
    while (place > 0) {
      const above = (place - 1) >>> 1;
      if (!this.#isAfter(key, row, above)) break;
      this.#put(place, this.keys[above] ?? 0, this.rows[above] ?? 0);
      place = above;
    }
    this.#put(place, key, row);
  }

  /** Puts a row in the place of the worst. */
  #sink(key: number, row: number): void {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= this.size) break;
      const right = below + 1;
      if (right < this.size && this.#isAfter(this.keys[right] ?? 0, this.rows[right] ?? 0, below))
        below = right;
      if (this.#isAfter(key, row, below)) break;
      this.#put(place, this.keys[below] ?? 0, this.rows[below] ?? 0);
      place = below;
    }
    this.#put(place, key, row);
  }
}

export interface BestRow {
  id: number;
  /** Null comes last. */
  key: number | null;
}

/**
 * Returns the rows from place `skipped` up to `max` in their order by a column, the greatest first and null last, then
 * by id.
 */
export function bestRows(
  rows: Bits,
  { chunks }: NumberColumn,
  ids: IdColumn,
  { skipped, max }: { skipped: number; max: number },
): BestRow[] {
  const best = new BestRows(max, ids);
  let least = -Infinity;
  for (let at = 0; at < rows.length; at++) {
    let word = rows[at] ?? 0;
    const chunk = chunks[at >>> wordShift];
    if (word === 0 || !chunk) continue;
    const base = (at & wordMask) << 5;
    for (; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      const value = chunk[base + bit] ?? NaN;
      const key = value === value ? value : -Infinity;
      if (key < least) continue;
      best.offer(key, (at << 5) + bit);
      if (best.isFull) least = best.keys[0] ?? -Infinity;
    }
  }
  const found: BestRow[] = [];
  while (best.size > skipped) found.push(best.take());
  return found.toReversed();
}
