import fs from 'node:fs';
import path from 'node:path';

/**
 * A journal is one long text in several files. Each file is named by the position of its beginning, in bytes since the
 * beginning of the journal.
 */
export interface Segment {
  start: number;
  file: string;
}

const name = /^(\d{15})\.log$/;

export const segmentFile = (folder: string, start: number): string =>
  path.join(folder, `${String(start).padStart(15, '0')}.log`);

/** In order. */
export function listSegments(folder: string): Segment[] {
  return fs
    .readdirSync(folder)
    .flatMap(entry => {
      const start = name.exec(entry)?.[1];
      return start ? [{ start: Number(start), file: path.join(folder, entry) }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
}
