import { postFigureNames, type PostFigureName } from '../../../contract/catalogue/post-metrics.ts';

/** The reported figures of a post at one moment; null for figures that were not reported. */
export interface Point extends Record<PostFigureName, number | null> {
  /** Seconds since 1970. */
  at: number;
}

/**
 * Encodes a history as it is stored, oldest point first. Each point is the difference to the one before: seconds, then
 * for each figure a zigzag difference plus one, or 0 if the figure was not reported. All are variable-length integers
 * of seven bits per byte, the lowest first (as in Protocol Buffers, "Base 128 Varints"). A point of a growing post
 * takes 7–10 bytes.
 */
export function packPoints(points: readonly Point[]): Buffer {
  const bytes: number[] = [];
  let at = 0;
  const known = postFigureNames.map(() => 0);
  for (const point of points) {
    put(bytes, point.at - at);
    at = point.at;
    for (const [index, name] of postFigureNames.entries()) {
      const value = point[name];
      put(bytes, value === null ? 0 : zigzag(value - (known[index] ?? 0)) + 1);
      if (value !== null) known[index] = value;
    }
  }
  return Buffer.from(bytes);
}

/** @throws RangeError if bytes are missing */
export function unpackPoints(packed: Uint8Array): Point[] {
  const points: Point[] = [];
  let [plays, likes, comments, shares] = [0, 0, 0, 0];
  let at = 0;
  let place = 0;
  function take(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = packed[place++];
      if (byte === undefined) throw new RangeError('a series ends in the middle of a number');
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
  }
  while (place < packed.length) {
    at += take();
    const moved = [take(), take(), take(), take()];
    const [byPlays = 0, byLikes = 0, byComments = 0, byShares = 0] = moved;
    points.push({
      at,
      plays: byPlays ? (plays += unzigzag(byPlays - 1)) : null,
      likes: byLikes ? (likes += unzigzag(byLikes - 1)) : null,
      comments: byComments ? (comments += unzigzag(byComments - 1)) : null,
      shares: byShares ? (shares += unzigzag(byShares - 1)) : null,
    });
  }
  return points;
}

function put(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

/**
 * Maps small differences of either sign to small numbers. Uses arithmetic instead of bit operations, because counts
 * exceed 32 bits.
 */
const zigzag = (value: number) => (value >= 0 ? value * 2 : -value * 2 - 1);
const unzigzag = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);
