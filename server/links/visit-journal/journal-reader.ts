import fs from 'node:fs';
import { readVisitLine, type RawVisit } from './visit-line.ts';
import { listSegments } from './journal-segments.ts';

/** A visit with the place at which its line ends: bytes since the journal's beginning. */
export interface PlacedVisit extends RawVisit {
  position: number;
}

export interface Chunk {
  visits: PlacedVisit[];
  /** Where it ends. */
  end: number;
  /** Lines that could not be read. */
  spoilt: number;
}

export interface JournalReader {
  /** What follows what is stored, at most about so many bytes of whole lines; null: nothing yet. */
  next(mostBytes: number): Chunk | null;
  /** Everything up to here is stored: `next` goes on behind it, and files that hold nothing else go. */
  forget(position: number): void;
  /** How far it is written, bytes since its beginning. */
  written(): number;
}

const lineEnd = 10;

/** Reads a journal from its oldest file on, while it may be written to. */
export function readJournal(folder: string): JournalReader {
  let position = listSegments(folder)[0]?.start ?? 0;

  function next(mostBytes: number): Chunk | null {
    const segments = listSegments(folder);
    const at = segments.findLastIndex(({ start }) => start <= position);
    const segment = segments[at];
    if (!segment) return null;
    const follower = segments[at + 1];
    const bytes = readFrom(segment.file, position - segment.start, mostBytes);
    const length = bytes.lastIndexOf(lineEnd) + 1;
    if (length) return parse(bytes.subarray(0, length), position);
    // A line longer than any visit's is spoilt.
    if (bytes.length >= mostBytes) return { visits: [], end: position + bytes.length, spoilt: 1 };
    // Whoever wrote it has gone on to the next file. Without one: nothing new, or a line in the middle of which its
    // writer died, before anybody was answered.
    if (!follower) return null;
    position = follower.start;
    return next(mostBytes);
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

function readFrom(file: string, offset: number, most: number): Buffer {
  const fd = fs.openSync(file, 'r');
  try {
    // Mostly there is nothing new.
    const length = Math.max(0, Math.min(most, fs.fstatSync(fd).size - offset));
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
