import { enlarged } from './growing.ts';

const shift = 20;
const chunkBytes = 1 << shift;
const mask = chunkBytes - 1;

/** At the end of a slice there is room for a zero and the address of the next slice. */
const linkBytes = 5;
/** Each slice of a stream is longer than the one before: most streams are short, and the long ones are read fast. */
const sliceBytes = [12, 16, 24, 40, 64, 96, 160, 256, 512, 1024, 2048, 4096];

/**
 * Many streams of whole numbers from 1 that are only appended to, in memory that they share (as Lucene keeps its
 * postings while it indexes). Numbers have 7 bits in a byte, the lowest first; a zero says that the stream goes on in
 * another slice.
 */
export class Streams {
  readonly chunks: Uint8Array[] = [];
  size = 0;
  /** By stream: where it begins, where it is written on, and where its slice has no room any more. */
  #heads = new Uint32Array(64);
  #ends = new Uint32Array(64);
  #limits = new Uint32Array(64);
  #levels = new Uint8Array(64);
  #used = 0;

  open(): number {
    const stream = this.size++;
    this.#heads = enlarged(this.#heads, stream);
    this.#ends = enlarged(this.#ends, stream);
    this.#limits = enlarged(this.#limits, stream);
    this.#levels = enlarged(this.#levels, stream);
    const head = this.#makeSlice(0);
    this.#heads[stream] = head;
    this.#ends[stream] = head;
    this.#limits[stream] = head + (sliceBytes[0] ?? 0) - linkBytes;
    return stream;
  }

  append(stream: number, value: number): void {
    const size = value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : value < 1 << 28 ? 4 : 5;
    let end = this.#ends[stream] ?? 0;
    if (end + size > (this.#limits[stream] ?? 0)) end = this.#goOn(stream, end);
    this.#ends[stream] = end + size;
    const chunk = this.chunks[end >>> shift];
    if (!chunk) return;
    let at = end & mask;
    let rest = value;
    for (; rest > 127; rest >>>= 7) chunk[at++] = (rest & 127) | 128;
    chunk[at] = rest;
  }

  /** Begins the next slice of a stream, and returns its address. */
  #goOn(stream: number, end: number): number {
    const level = Math.min((this.#levels[stream] ?? 0) + 1, sliceBytes.length - 1);
    const next = this.#makeSlice(level);
    const chunk = this.chunks[end >>> shift];
    const at = end & mask;
    if (chunk) {
      chunk[at] = 0;
      for (let byte = 0; byte < 4; byte++) chunk[at + 1 + byte] = next >>> (8 * byte);
    }
    this.#levels[stream] = level;
    this.#limits[stream] = next + (sliceBytes[level] ?? 0) - linkBytes;
    return next;
  }

  #makeSlice(level: number): number {
    const length = sliceBytes[level] ?? 0;
    if ((this.#used & mask) + length > chunkBytes || this.#used === this.chunks.length * chunkBytes) {
      this.#used = this.chunks.length * chunkBytes;
      this.chunks.push(new Uint8Array(chunkBytes));
    }
    const address = this.#used;
    this.#used += length;
    return address;
  }

  cursor(stream: number): Cursor {
    return new Cursor(this, this.#heads[stream] ?? 0);
  }

  bytes(): number {
    const tables = [this.#heads, this.#ends, this.#limits, this.#levels];
    return this.chunks.length * chunkBytes + tables.reduce((sum, table) => sum + table.byteLength, 0);
  }
}

/** Reads a stream from its beginning. Who reads knows how many numbers there are. */
export class Cursor {
  #chunks: readonly Uint8Array[];
  #chunk: Uint8Array;
  #at: number;

  constructor({ chunks }: Streams, address: number) {
    this.#chunks = chunks;
    this.#chunk = chunks[address >>> shift] ?? new Uint8Array(0);
    this.#at = address & mask;
  }

  next(): number {
    let byte = this.#chunk[this.#at++] ?? 0;
    if (byte === 0) {
      this.#follow();
      byte = this.#chunk[this.#at++] ?? 0;
    }
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let place = 7; byte > 127; place += 7) {
      byte = this.#chunk[this.#at++] ?? 0;
      value |= (byte & 127) << place;
    }
    return value;
  }

  #follow(): void {
    const [chunk, at] = [this.#chunk, this.#at];
    const low = (chunk[at] ?? 0) | ((chunk[at + 1] ?? 0) << 8);
    const next = (low | ((chunk[at + 2] ?? 0) << 16) | ((chunk[at + 3] ?? 0) << 24)) >>> 0;
    this.#chunk = this.#chunks[next >>> shift] ?? chunk;
    this.#at = next & mask;
  }
}
