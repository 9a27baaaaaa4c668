import { type Bits, hasBit, setBit } from './bits.ts';
import { enlarged } from './growing.ts';
import { Streams } from './streams.ts';

const none = 0xffffffff;

/**
 * Lists of rows, by number. Rows are only added, in ascending order, so a list is a stream of distances. Half of all
 * words stand in one row only; their lists have no stream.
 */
export class Postings {
  readonly streams = new Streams();
  #counts = new Uint32Array(256);
  #lasts = new Int32Array(256);
  #streamOf = new Uint32Array(256).fill(none);

  /** Returns false if the list ends with the row already. */
  add(list: number, row: number): boolean {
    this.#reserve(list);
    const count = this.#counts[list] ?? 0;
    const last = this.#lasts[list] ?? 0;
    if (count > 0 && last === row) return false;
    if (count === 1) {
      const stream = this.streams.open();
      this.#streamOf[list] = stream;
      this.streams.append(stream, last + 1);
    }
    if (count > 0) this.streams.append(this.#streamOf[list] ?? none, row - last);
    this.#counts[list] = count + 1;
    this.#lasts[list] = row;
    return true;
  }

  #reserve(list: number): void {
    if (list < this.#counts.length) return;
    this.#counts = enlarged(this.#counts, list);
    this.#lasts = enlarged(this.#lasts, list);
    const known = this.#streamOf.length;
    this.#streamOf = enlarged(this.#streamOf, list).fill(none, known);
  }

  /** How many rows a list has, with those that are gone. */
  countOf(list: number): number {
    return this.#counts[list] ?? 0;
  }

  /** Adds the rows of a list to a set. */
  uniteInto(bits: Bits, list: number): void {
    const count = this.countOf(list);
    if (count === 1) setBit(bits, this.#lasts[list] ?? 0);
    if (count < 2) return;
    const cursor = this.streams.cursor(this.#streamOf[list] ?? none);
    let row = -1;
    for (let left = count; left > 0; left--) {
      row += cursor.next();
      const at = row >>> 5;
      bits[at] = (bits[at] ?? 0) | (1 << (row & 31));
    }
  }

  rowsOf(list: number): Int32Array {
    const rows = new Int32Array(this.countOf(list));
    if (rows.length === 1) rows[0] = this.#lasts[list] ?? 0;
    if (rows.length < 2) return rows;
    const cursor = this.streams.cursor(this.#streamOf[list] ?? none);
    let row = -1;
    for (let at = 0; at < rows.length; at++) {
      row += cursor.next();
      rows[at] = row;
    }
    return rows;
  }

  /** Whether a list has a row of the set. */
  hasAny(list: number, bits: Bits): boolean {
    const count = this.countOf(list);
    if (count < 2) return count === 1 && hasBit(bits, this.#lasts[list] ?? 0);
    const cursor = this.streams.cursor(this.#streamOf[list] ?? none);
    let row = -1;
    for (let left = count; left > 0; left--) {
      row += cursor.next();
      if (hasBit(bits, row)) return true;
    }
    return false;
  }

  bytes(): number {
    const tables = this.#counts.byteLength + this.#lasts.byteLength + this.#streamOf.byteLength;
    return tables + this.streams.bytes();
  }
}
