const rowsPerChunk = 1 << 14;

/** Rows of a chunk are read by loops as `chunks[row >>> chunkShift][row & chunkMask]`. */
export const chunkShift = 14;
export const chunkMask = rowsPerChunk - 1;

/** A value for each row, in chunks, so that growing copies nothing and needs no memory twice. */
abstract class Column<Chunk extends Float64Array | Uint32Array> {
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
