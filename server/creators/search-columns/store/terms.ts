import { textRuns } from '../../../../contract/core/text-fold.ts';
import { poolChunk, poolMask } from './memory/byte-pool.ts';
import { Dictionary, utf8Of } from './memory/dictionary.ts';
import { enlarged } from './memory/growing.ts';
import { Postings } from './memory/postings.ts';
import { TermScans } from './term-scans.ts';

const none = 0xffffffff;
const space = 0x20;
/** Two characters of UTF-8. */
const longestPair = 8;

/**
 * Whether the word may be one of a run's pairs. It need not be: for others, places are kept in vain. A pair may begin
 * with a mark, or consist of marks.
 */
function mayBePair(word: string): boolean {
  const isTwo = [...word].length === 2;
  return isTwo && (/\p{M}/u.test(word) || textRuns(word).some(run => run.kind === 'unspaced'));
}

/** Where a term stands: its row, and its number among the terms of the row. Both ascend. */
export interface Places {
  rows: Int32Array;
  numbers: Int32Array;
}

/**
 * The search terms of one platform: the letter of the field and a word. Each has its rows; pairs of scripts without
 * spaces also their places, because a run of characters needs neighbouring pairs.
 */
export class Terms {
  readonly dictionary = new Dictionary();
  readonly postings = new Postings();
  readonly #scans = new TermScans(this.dictionary);
  #placeStreams = new Uint32Array(256).fill(none);
  /** How many places a pair has. */
  #placeCounts = new Uint32Array(256);

  /** @param text terms between spaces, each beginning with the letter of the platform */
  add(row: number, text: string): void {
    const bytes = utf8Of(text);
    let number = 0;
    for (let from = 1; from < bytes.length; number++) {
      let to = from;
      while (to < bytes.length && bytes[to] !== space) to++;
      this.#put(this.#termOf(bytes, from + 1, to), row, number);
      from = to + 1;
    }
  }

  #termOf(bytes: Uint8Array, from: number, to: number): number {
    const known = this.dictionary.size;
    const term = this.dictionary.add(bytes, from, to);
    if (term === known) this.#begin(term, to - from);
    return term;
  }

  #put(term: number, row: number, number: number): void {
    const isFirst = this.postings.add(term, row);
    const stream = this.#placeStreams[term] ?? none;
    if (stream === none) return;
    this.postings.streams.append(stream, number * 2 + (isFirst ? 1 : 0) + 1);
    this.#placeCounts[term] = (this.#placeCounts[term] ?? 0) + 1;
  }

  #begin(term: number, length: number): void {
    if (term >= this.#placeStreams.length) {
      const known = this.#placeStreams.length;
      this.#placeStreams = enlarged(this.#placeStreams, term).fill(none, known);
      this.#placeCounts = enlarged(this.#placeCounts, term);
    }
    if (length > longestPair + 1 || !mayBePair(this.dictionary.textOf(term).slice(1))) return;
    this.#placeStreams[term] = this.postings.streams.open();
  }

  /** @param term letter of the field and word; returns -1 if no creator ever had it */
  find(term: string): number {
    return this.dictionary.find(utf8Of(term));
  }

  /** The letter of the field. */
  letterOf(term: number): string {
    const start = this.dictionary.starts[term] ?? 0;
    return String.fromCharCode(this.dictionary.pool.chunks[poolChunk(start)]?.[start & poolMask] ?? 0);
  }

  /** Whether places are kept, because the term may be a pair. */
  hasPlaces(term: number): boolean {
    return (this.#placeStreams[term] ?? none) !== none;
  }

  placesOf(term: number): Places {
    const count = this.#placeCounts[term] ?? 0;
    const places = { rows: new Int32Array(count), numbers: new Int32Array(count) };
    const distinct = this.postings.rowsOf(term);
    const cursor = this.postings.streams.cursor(this.#placeStreams[term] ?? none);
    let at = -1;
    for (let place = 0; place < count; place++) {
      const value = cursor.next() - 1;
      if (value & 1) at++;
      places.rows[place] = distinct[at] ?? 0;
      places.numbers[place] = value >>> 1;
    }
    return places;
  }

  /**
   * Terms that contain the text: a word, or the letter of a field and the beginning of a word. Words have no capital
   * letters, so that the one is found only within words, and the other only where a term begins.
   */
  termsWith(text: string): readonly number[] {
    return this.#scans.termsWith(text);
  }

  bytes(): number {
    const places = this.#placeStreams.byteLength + this.#placeCounts.byteLength;
    return this.dictionary.bytes() + this.postings.bytes() + places;
  }
}
