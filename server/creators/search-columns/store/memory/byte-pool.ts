const shift = 20;
const chunkBytes = 1 << shift;

export const poolMask = chunkBytes - 1;
export const poolChunk = (address: number) => address >>> shift;

/**
 * Bytes that are only added, in chunks of 1 MB. An address is a number below 2^32. What is added lies within one chunk,
 * and what is added next follows it there or begins a new chunk.
 */
export class BytePool {
  readonly chunks: Buffer[] = [];
  /** How many bytes of the last chunk are used. */
  #used = chunkBytes;

  add(source: Uint8Array, from: number, to: number): number {
    const length = to - from;
    if (this.#used + length > chunkBytes) this.#beginChunk(length);
    const chunk = this.chunks[this.chunks.length - 1];
    const address = (this.chunks.length - 1) * chunkBytes + this.#used;
    let into = this.#used;
    this.#used += length;
    if (chunk) for (let at = from; at < to; at++) chunk[into++] = source[at] ?? 0;
    // What is longer than a chunk takes the addresses of several.
    for (let rest = length - chunkBytes; rest > 0; rest -= chunkBytes) {
      this.chunks.push(Buffer.alloc(0));
      this.#used = chunkBytes;
    }
    return address;
  }

  #beginChunk(length: number): void {
    const last = this.chunks.pop();
    if (last) this.chunks.push(last.subarray(0, this.#used));
    this.chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkBytes, length)));
    this.#used = 0;
  }

  /** Where the used part of a chunk ends. */
  endOf(chunk: number): number {
    return chunk === this.chunks.length - 1 ? this.#used : (this.chunks[chunk]?.length ?? 0);
  }

  bytes(): number {
    return this.chunks.reduce((sum, chunk) => sum + (chunk.length ? chunk.buffer.byteLength : 0), 0);
  }
}
