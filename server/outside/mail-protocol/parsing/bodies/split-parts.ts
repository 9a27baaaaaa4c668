const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const dash = 0x2d;
/** More lines than this that only begin like a boundary indicate an attack. */
const maxMisses = 5000;

export interface PartBodies {
  bodies: Buffer[];
  /** The closing boundary is present. */
  isClosed: boolean;
}

/** The start of the line after a boundary; -1 if more than spaces follows it. */
function behindBoundary(body: Buffer, at: number): number {
  let place = at;
  while (body[place] === 0x20 || body[place] === 0x09 || body[place] === carriageReturn) place++;
  if (place >= body.length) return body.length;
  return body[place] === lineFeed ? place + 1 : -1;
}

function endBefore(body: Buffer, boundaryAt: number): number {
  let end = boundaryAt;
  if (body[end - 1] === lineFeed) end--;
  if (body[end - 1] === carriageReturn) end--;
  return Math.max(0, end);
}

/**
 * Splits a multipart body (RFC 2046 §5.1.1), without the preamble and the epilogue.
 * @param max the maximum number of parts
 * @returns null if the boundary does not occur
 */
export function splitParts(body: Buffer, boundary: string, max: number): PartBodies | null {
  const mark = Buffer.from(`--${boundary}`);
  const bodies: Buffer[] = [];
  let start = -1;
  let isSeen = false;
  let misses = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const isLine = at === 0 || body[at - 1] === lineFeed;
    const behind = at + mark.length;
    const next = isLine ? behindBoundary(body, behind) : -1;
    const isDashed = isLine && next < 0 && body[behind] === dash && body[behind + 1] === dash;
    const close = isDashed ? behindBoundary(body, behind + 2) : -1;
    if (next < 0 && close < 0) {
      if (++misses > maxMisses) break;
      continue;
    }
    isSeen = true;
    if (start >= 0) bodies.push(body.subarray(start, Math.max(start, endBefore(body, at))));
    start = next;
    if (bodies.length >= max) return { bodies, isClosed: true };
  }
  if (start >= 0 && start < body.length) bodies.push(body.subarray(start));
  return isSeen ? { bodies, isClosed: start < 0 } : null;
}

const looksLikeBoundary = /^--([^\r\n]{1,200}?)[ \t]*\r?\n(?=content-[a-z-]{2,40}[ \t]*:)/im;

/** Finds the boundary of a body whose headers do not declare it. */
export function usedBoundary(body: Buffer): string | null {
  const beginning = body.toString('latin1', 0, 16_384);
  return looksLikeBoundary.exec(beginning)?.[1] ?? null;
}
