import { type Bits, countBits, hasBit, rowsOf, setBit } from './memory/bits.ts';
import { BytePool, poolChunk, poolMask } from './memory/byte-pool.ts';
import { CodeColumn } from './memory/column.ts';
import { utf8Of } from './memory/dictionary.ts';
import { Postings } from './memory/postings.ts';

/** Bytes that UTF-8 never has mark where a handle begins and ends. */
const begin = 0xfe;
const end = 0xff;

/** Where in a handle a text is looked for. */
export type HandlePart = 'inside' | 'beginning' | 'whole';

/** The text as it stands in the pool, with the marks that it must touch. */
function markedUp(text: string, part: HandlePart): Uint8Array {
  const plain = utf8Of(text);
  const [before, after] = [part === 'inside' ? 0 : 1, part === 'whole' ? 1 : 0];
  const marked = new Uint8Array(plain.length + before + after);
  if (before) marked[0] = begin;
  marked.set(plain, before);
  if (after) marked[marked.length - 1] = end;
  return marked;
}

/**
 * The lower-case handles of one platform. Three neighbouring bytes are a gram, and each gram has its rows, so that a
 * search inside of handles need not read all of them.
 */
export class Handles {
  readonly #pool = new BytePool();
  readonly #starts = new CodeColumn();
  /** Lists by gram. */
  readonly #lists = new Map<number, number>();
  readonly #postings = new Postings();

  add(row: number, handle: string): void {
    const marked = markedUp(handle, 'whole');
    this.#starts.set(row, this.#pool.add(marked, 0, marked.length));
    // An empty handle has a gram as well: its marks.
    for (let at = 0; at < Math.max(1, marked.length - 2); at++) {
      const gram = gramAt(marked, at);
      let list = this.#lists.get(gram);
      if (list === undefined) {
        list = this.#lists.size;
        this.#lists.set(gram, list);
      }
      this.#postings.add(list, row);
    }
  }

  /** Adds to `found` the rows whose handle has the text; those outside of `among` need not be found. */
  find(text: string, part: HandlePart, among: Bits, found: Bits): void {
    const needle = markedUp(text, part);
    if (needle.length < 3) this.#findShort(needle, found);
    else this.#findByGrams(needle, among, found);
  }

  /** One or two bytes: every gram that contains them. A handle of one byte has a gram with its marks. */
  #findShort(needle: Uint8Array, found: Bits): void {
    const bits = 8 * needle.length;
    const mask = (1 << bits) - 1;
    const asked = gramAt(needle, 0) >>> (24 - bits);
    for (const [gram, list] of this.#lists) {
      for (let shift = 24 - bits; shift >= 0; shift -= 8) {
        if (((gram >>> shift) & mask) === asked) this.#postings.uniteInto(found, list);
      }
    }
  }

  #findByGrams(needle: Uint8Array, among: Bits, found: Bits): void {
    const lists: number[] = [];
    for (let at = 0; at + 3 <= needle.length; at++) {
      const list = this.#lists.get(gramAt(needle, at));
      if (list === undefined) return;
      lists.push(list);
    }
    const [rarest = 0] = lists.toSorted((a, b) => this.#postings.countOf(a) - this.#postings.countOf(b));
    const count = this.#postings.countOf(rarest);
    if (needle.length === 3) {
      this.#postings.uniteInto(found, rarest);
    } else if (countBits(among) < count) {
      for (const row of rowsOf(among)) if (this.#has(row, needle)) setBit(found, row);
    } else {
      for (const row of this.#postings.rowsOf(rarest)) {
        if (hasBit(among, row) && this.#has(row, needle)) setBit(found, row);
      }
    }
  }

  #has(row: number, needle: Uint8Array): boolean {
    const start = this.#starts.get(row);
    const chunk = this.#pool.chunks[poolChunk(start)] ?? needle;
    const first = needle[0];
    for (let at = start & poolMask; ; at++) {
      if (chunk[at] === first && this.#goesOn(chunk, at, needle)) return true;
      if (chunk[at] === end) return false;
    }
  }

  #goesOn(chunk: Uint8Array, from: number, needle: Uint8Array): boolean {
    for (let at = 1; at < needle.length; at++) if (chunk[from + at] !== needle[at]) return false;
    return true;
  }

  bytes(): number {
    return this.#pool.bytes() + this.#starts.bytes() + this.#postings.bytes();
  }
}

const gramAt = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
