import fs from 'node:fs';
import { readVisitLine, type RawVisit } from './visit-line.ts';
import { listSegments } from './journal-segments.ts';

/** A visit with the position of the end of its line, in bytes since the journal's beginning. */
export interface PlacedVisit extends RawVisit {
  position: number;
}

export interface Chunk {
  visits: PlacedVisit[];
  /** The position of its end. */
  end: number;
  /** Lines that could not be read. */
  spoilt: number;
}

export interface JournalReader {
  /**
   * Returns whole lines after the stored part, up to about this many bytes; null if there are none yet.
   * @param after the end of an earlier chunk, to read ahead of what is stored
   */
  next(maxBytes: number, after?: number): Chunk | null;
  /** Everything before the position is stored: `next` continues after it, and completely stored files are deleted. */
  forget(position: number): void;
  /** How far the journal is written, in bytes since its beginning. */
  written(): number;
}

const lineEnd = 10;

/** Reads a journal from its oldest file on, while it may be written to. */
export function readJournal(folder: string): JournalReader {
  let position = listSegments(folder)[0]?.start ?? 0;

  function next(maxBytes: number, after = position): Chunk | null {
    const segments = listSegments(folder);
    const at = segments.findLastIndex(({ start }) => start <= after);
    const segment = segments[at];
    if (!segment) return null;
    const follower = segments[at + 1];
    const bytes = readFrom(segment.file, after - segment.start, maxBytes);
    const length = bytes.lastIndexOf(lineEnd) + 1;
    if (length) return parse(bytes.subarray(0, length), after);
    // A line longer than any visit's is corrupt.
    if (bytes.length >= maxBytes) return { visits: [], end: after + bytes.length, spoilt: 1 };
    // With a later file, the writer has finished this one. Without, there is nothing new, or the writer died in the
    // middle of a line, before it answered anybody.
    if (!follower) return null;
    return next(maxBytes, follower.start);
  }

  return {
    next,
    forget(upTo) {
      position = upTo;
      const segments = listSegments(folder);
      for (const [at, { file }] of segments.entries()) {
        const end = segments[at + 1]?.start;
        if (end !== undefined && end <= upTo) fs.rmSync(file, { force: true });
      }
    },
    written() {
      const last = listSegments(folder).at(-1);
      return last ? last.start + fs.statSync(last.file).size : position;
    },
  };
}

function readFrom(file: string, offset: number, max: number): Buffer {
  const fd = fs.openSync(file, 'r');
  try {
    // Usually there is nothing new.
    const length = Math.max(0, Math.min(max, fs.fstatSync(fd).size - offset));
    const buffer = Buffer.allocUnsafe(length);
    return buffer.subarray(0, fs.readSync(fd, buffer, 0, length, offset));
  } finally {
    fs.closeSync(fd);
  }
}

function parse(bytes: Buffer, start: number): Chunk {
  const visits: PlacedVisit[] = [];
  let position = start;
  let spoilt = 0;
  for (const line of bytes.toString('latin1').slice(0, -1).split('\n')) {
    position += line.length + 1;
    const visit = readVisitLine(line);
    if (visit) visits.push({ ...visit, position });
    else spoilt++;
  }
  return { visits, end: position, spoilt };
}
