import { poolChunk, poolMask } from './memory/byte-pool.ts';
import type { Dictionary } from './memory/dictionary.ts';

/** Kept scans hold at most this many terms together, about 8 MB. */
const maxKept = 1_000_000;
const maxScans = 1000;

interface Scan {
  terms: number[];
  /** How many terms of the dictionary have been looked at. */
  size: number;
}

/**
 * Finds terms by their bytes. Pages and counts ask for the same words again, so the newest scans are kept, and go on
 * where new terms have come since.
 */
export class TermScans {
  readonly #dictionary: Dictionary;
  /** By text; the newest last. */
  readonly #scans = new Map<string, Scan>();
  #kept = 0;

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  termsWith(text: string): readonly number[] {
    const scan = this.#scans.get(text) ?? { terms: [], size: 0 };
    this.#scans.delete(text);
    this.#kept -= scan.terms.length;
    if (scan.size < this.#dictionary.size) this.#goOn(scan, Buffer.from(text));
    this.#scans.set(text, scan);
    this.#kept += scan.terms.length;
    this.#dropOldest();
    return scan.terms;
  }

  #goOn(scan: Scan, needle: Buffer): void {
    const { pool, starts, size } = this.#dictionary;
    const begin = starts[scan.size] ?? 0;
    let term = scan.size;
    for (let number = poolChunk(begin); number < pool.chunks.length; number++) {
      const base = number * (poolMask + 1);
      const used = pool.chunks[number]?.subarray(0, pool.endOf(number)) ?? needle;
      let at = used.indexOf(needle, number === poolChunk(begin) ? begin & poolMask : 0);
      while (at >= 0) {
        term = lastUpTo(starts, base + at, term, size);
        scan.terms.push(term);
        at = used.indexOf(needle, this.#dictionary.endOf(term));
      }
    }
    scan.size = size;
  }

  #dropOldest(): void {
    for (const [text, { terms }] of this.#scans) {
      if (this.#kept <= maxKept && this.#scans.size <= maxScans) return;
      this.#scans.delete(text);
      this.#kept -= terms.length;
    }
  }
}

/** The last of ascending numbers, from `from` on, that is not greater than `max`. It is mostly near. */
function lastUpTo(numbers: Uint32Array, max: number, from: number, size: number): number {
  let low = from;
  let step = 1;
  while (low + step < size && (numbers[low + step] ?? 0) <= max) {
    low += step;
    step *= 2;
  }
  let high = Math.min(size - 1, low + step);
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= max) low = middle;
    else high = middle - 1;
  }
  return low;
}
