import { BytePool, poolChunk, poolMask } from './byte-pool.ts';
import { enlarged } from './growing.ts';

const encoder = new TextEncoder();
let scratch = new Uint8Array(4096);

/** The UTF-8 of a text, valid until the next call: most texts are read once, and a buffer for each costs more. */
export function utf8Of(text: string): Uint8Array {
  if (text.length * 3 > scratch.length) scratch = new Uint8Array(text.length * 6);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

/** FNV-1a, mixed once more because the table uses the lower bits. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

/** Distinct texts with numbers from 0, in the order in which they came. All of it lies outside of the heap. */
export class Dictionary {
  size = 0;
  readonly pool = new BytePool();
  /** The address of each text; ascending. */
  starts = new Uint32Array(256);
  /** Open addressing: hash and number + 1 beside each other. */
  #table = new Int32Array(1024);

  /** Returns -1 for an unknown text. */
  find(bytes: Uint8Array, from = 0, to = bytes.length): number {
    return (this.#table[this.#placeOf(bytes, from, to, hashOf(bytes, from, to)) + 1] ?? 0) - 1;
  }

  /** Returns the number of a text, which it adds if it is new. */
  add(bytes: Uint8Array, from = 0, to = bytes.length): number {
    const hash = hashOf(bytes, from, to);
    const place = this.#placeOf(bytes, from, to, hash);
    const known = this.#table[place + 1] ?? 0;
    if (known > 0) return known - 1;
    const id = this.size++;
    this.starts = enlarged(this.starts, id);
    this.starts[id] = this.pool.add(bytes, from, to);
    this.#table[place] = hash;
    this.#table[place + 1] = id + 1;
    if (this.size * 4 > this.#table.length) this.#widen();
    return id;
  }

  /** The texts of a chunk follow each other without gaps. */
  endOf(id: number): number {
    const start = this.starts[id] ?? 0;
    const next = this.starts[id + 1] ?? 0;
    const chunk = poolChunk(start);
    if (id + 1 < this.size && poolChunk(next) === chunk) return next & poolMask;
    return this.pool.endOf(chunk);
  }

  bytesOf(id: number): Buffer {
    const start = this.starts[id] ?? 0;
    const chunk = this.pool.chunks[poolChunk(start)] ?? Buffer.alloc(0);
    return chunk.subarray(start & poolMask, this.endOf(id));
  }

  textOf(id: number): string {
    return this.bytesOf(id).toString();
  }

  bytes(): number {
    return this.pool.bytes() + this.starts.byteLength + this.#table.byteLength;
  }

  /** Where a text stands in the table, or would stand. */
  #placeOf(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const table = this.#table;
    const mask = table.length - 2;
    let place = (hash << 1) & mask;
    for (;;) {
      const id = (table[place + 1] ?? 0) - 1;
      if (id < 0 || (table[place] === hash && this.#isText(id, bytes, from, to))) return place;
      place = (place + 2) & mask;
    }
  }

  #isText(id: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.starts[id] ?? 0;
    const chunk = this.pool.chunks[poolChunk(start)];
    let at = start & poolMask;
    if (!chunk || this.endOf(id) - at !== to - from) return false;
    for (let other = from; other < to; other++, at++) if (chunk[at] !== bytes[other]) return false;
    return true;
  }

  #widen(): void {
    const old = this.#table;
    const table = new Int32Array(old.length * 2);
    const mask = table.length - 2;
    for (let from = 0; from < old.length; from += 2) {
      const id = old[from + 1] ?? 0;
      if (id === 0) continue;
      const hash = old[from] ?? 0;
      let place = (hash << 1) & mask;
      while (table[place + 1] !== 0) place = (place + 2) & mask;
      table[place] = hash;
      table[place + 1] = id;
    }
    this.#table = table;
  }
}
