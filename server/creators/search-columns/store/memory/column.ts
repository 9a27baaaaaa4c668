const rowsPerChunk = 1 << 14;

/** Rows of a chunk are read by loops as `chunks[row >>> chunkShift][row & chunkMask]`. */
export const chunkShift = 14;
export const chunkMask = rowsPerChunk - 1;

/** Words of a set for each chunk of a column. */
export const wordShift = chunkShift - 5;
export const wordMask = (1 << wordShift) - 1;

/** A value for each row, in chunks, so that growing copies nothing and needs no memory twice. */
abstract class Column<Chunk extends Float64Array | Uint32Array | Uint16Array> {
  readonly chunks: Chunk[] = [];

  protected abstract makeChunk(length: number): Chunk;

  get(row: number): number {
    return this.chunks[row >>> chunkShift]?.[row & chunkMask] ?? 0;
  }

  set(row: number, value: number): void {
    const at = row >>> chunkShift;
    while (at >= this.chunks.length) this.chunks.push(this.makeChunk(rowsPerChunk));
    const chunk = this.chunks[at];
    if (chunk) chunk[row & chunkMask] = value;
  }

  bytes(): number {
    return this.chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  }
}

/** Numbers up to 2^53. NaN is null: it fails every comparison, as null does in SQL. */
export class NumberColumn extends Column<Float64Array> {
  protected makeChunk(length: number): Float64Array {
    return new Float64Array(length);
  }

  put(row: number, value: number | null): void {
    this.set(row, value ?? NaN);
  }
}

/** Codes, places and lengths. */
export class CodeColumn extends Column<Uint32Array> {
  protected makeChunk(length: number): Uint32Array {
    return new Uint32Array(length);
  }
}

const largestNarrow = 0xffff;

/** Codes of which most are small: a chunk takes two bytes for each until it has a greater one. */
export class NarrowColumn extends Column<Uint16Array | Uint32Array> {
  protected makeChunk(length: number): Uint16Array {
    return new Uint16Array(length);
  }

  override set(row: number, value: number): void {
    super.set(row, value);
    const at = row >>> chunkShift;
    const chunk = this.chunks[at];
    if (value <= largestNarrow || chunk?.[row & chunkMask] === value) return;
    this.chunks[at] = Uint32Array.from(chunk ?? []);
    super.set(row, value);
  }
}

/** Ids: whole numbers up to 2^53. What is above 32 bits takes memory only where it occurs. */
export class IdColumn {
  readonly #low = new CodeColumn();
  readonly #high = new CodeColumn();

  get(row: number): number {
    return this.#high.get(row) * 2 ** 32 + this.#low.get(row);
  }

  set(row: number, id: number): void {
    this.#low.set(row, id % 2 ** 32);
    const high = Math.floor(id / 2 ** 32);
    if (high > 0 || this.#high.get(row) > 0) this.#high.set(row, high);
  }

  bytes(): number {
    return this.#low.bytes() + this.#high.bytes();
  }
}
