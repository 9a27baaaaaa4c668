import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { openJournal } from './visit-journal.ts';
import { readJournal, type JournalReader } from './journal-reader.ts';
import { listSegments, segmentFile } from './journal-segments.ts';
import { visitLine } from './visit-line.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-journal-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
});

const lineOf = (linkId: number, agent = 'a') =>
  visitLine({
    at: 1_795_000_000_000,
    teamId: 1,
    linkId,
    recipientId: null,
    creatorId: null,
    visitor: { kind: 'none' },
    ip: '',
    isByQr: false,
    isPrefetch: false,
    referrer: '',
    agent,
  });
/** All links below 10 have lines of this length. */
const length = lineOf(1).length;
const put = (start: number, text: string) => fs.appendFileSync(segmentFile(folder, start), text, 'latin1');
const max = 10_000;

/** Reads to the end, as if everything were stored. */
function readAll(journal: JournalReader, bytes = max) {
  const read: { linkId: number; position: number }[] = [];
  let spoilt = 0;
  for (let chunk = journal.next(bytes); chunk; chunk = journal.next(bytes)) {
    read.push(...chunk.visits.map(({ linkId, position }) => ({ linkId, position })));
    spoilt += chunk.spoilt;
    journal.forget(chunk.end);
  }
  return { links: read.map(({ linkId }) => linkId), positions: read.map(({ position }) => position), spoilt };
}

describe('one file', () => {
  it('is read line by line, each with the place of its end', () => {
    put(0, lineOf(1) + lineOf(2, 'B\u00e4\u00ff'));
    const journal = readJournal(folder);
    expect(journal.next(max)).toEqual({
      visits: [
        expect.objectContaining({ linkId: 1, agent: 'a', position: length }),
        expect.objectContaining({ linkId: 2, agent: 'B\u00e4\u00ff', position: 2 * length + 2 }),
      ],
      end: 2 * length + 2,
      spoilt: 0,
    });
  });

  it('is empty, and then is not', () => {
    put(0, '');
    const journal = readJournal(folder);
    expect(journal.next(max)).toBeNull();
    put(0, lineOf(3));
    expect(readAll(journal).links).toEqual([3]);
  });

  it('there may be none yet', () => {
    const journal = readJournal(folder);
    expect([journal.next(max), journal.written()]).toEqual([null, 0]);
    put(0, lineOf(3));
    expect(readAll(journal).links).toEqual([3]);
  });

  it('is read again until it is stored', () => {
    put(0, lineOf(1));
    const journal = readJournal(folder);
    const chunk = journal.next(max);
    expect(journal.next(max)).toEqual(chunk);
    put(0, lineOf(2));
    expect(journal.next(max)?.visits.map(({ linkId }) => linkId)).toEqual([1, 2]);
    journal.forget(chunk?.end ?? 0);
    expect(readAll(journal)).toEqual({ links: [2], positions: [2 * length], spoilt: 0 });
  });

  test.each([length, length + 1, 2 * length - 1, 3 * length])(
    'is read %i bytes at a time, whole lines only',
    bytes => {
      put(0, [1, 2, 3, 4, 5].map(n => lineOf(n)).join(''));
      const positions = [1, 2, 3, 4, 5].map(n => n * length);
      expect(readAll(readJournal(folder), bytes)).toEqual({ links: [1, 2, 3, 4, 5], positions, spoilt: 0 });
    },
  );

  it('an incomplete line waits for its end', () => {
    put(0, lineOf(1) + lineOf(2).slice(0, 20));
    const journal = readJournal(folder);
    expect(readAll(journal).links).toEqual([1]);
    expect(journal.written()).toBe(length + 20);
    put(0, lineOf(2).slice(20));
    expect(readAll(journal)).toEqual({ links: [2], positions: [2 * length], spoilt: 0 });
    expect(journal.written()).toBe(2 * length);
  });

  it('corrupt lines are reported and skipped', () => {
    put(0, `${lineOf(1)}\n${'\0'.repeat(30)}\n${lineOf(2)}`);
    expect(readAll(readJournal(folder))).toEqual({
      links: [1, 2],
      positions: [length, 2 * length + 32],
      spoilt: 2,
    });
  });

  it('an overlong line does not stop the reader', () => {
    put(0, `${'x'.repeat(5 * length)}\n${lineOf(1)}`);
    const { links, positions, spoilt } = readAll(readJournal(folder), 2 * length);
    expect([links, positions]).toEqual([[1], [6 * length + 1]]);
    expect(spoilt).toBeGreaterThan(0);
  });
});

describe('several files', () => {
  it('are read one after the other, and go when all of them is stored', () => {
    put(0, lineOf(1) + lineOf(2));
    put(2 * length, lineOf(3));
    put(3 * length, lineOf(4));
    const journal = readJournal(folder);
    const starts = () => listSegments(folder).map(({ start }) => start);
    journal.forget(length);
    expect(starts()).toEqual([0, 2 * length, 3 * length]);
    expect(journal.next(max)?.visits.map(({ linkId }) => linkId)).toEqual([2]);
    journal.forget(2 * length);
    expect(starts()).toEqual([2 * length, 3 * length]);
    expect(journal.next(max)?.visits.map(({ linkId }) => linkId)).toEqual([3]);
    journal.forget(4 * length);
    expect(starts()).toEqual([3 * length]);
    expect(journal.next(max)).toBeNull();
  });

  it('the oldest that is left is where a new reader begins', () => {
    put(7 * length, lineOf(1));
    put(8 * length, lineOf(2));
    expect(readAll(readJournal(folder)).positions).toEqual([8 * length, 9 * length]);
  });

  it('an incomplete line at its end does not stop the reader', () => {
    put(0, lineOf(1) + lineOf(2).slice(0, 20));
    put(length + 20, lineOf(3));
    expect(readAll(readJournal(folder))).toEqual({
      links: [1, 3],
      positions: [length, 2 * length + 20],
      spoilt: 0,
    });
  });

  it('an empty one between two is passed over', () => {
    put(0, lineOf(1));
    put(length, '');
    const journal = readJournal(folder);
    expect(readAll(journal).links).toEqual([1]);
    put(length, lineOf(2));
    expect(readAll(journal).links).toEqual([2]);
  });

  it('no other file in the folder is read', () => {
    put(0, lineOf(1));
    fs.writeFileSync(path.join(folder, 'lock.sqlite'), lineOf(2));
    fs.writeFileSync(path.join(folder, '1.log'), lineOf(3));
    expect(readAll(readJournal(folder)).links).toEqual([1]);
  });
});

it('everything is read once, in order, while it is written', async () => {
  const writing = openJournal(folder, { isSynced: false, segmentBytes: 500 }, () => 0);
  const journal = readJournal(folder);
  const read: number[] = [];
  const positions: number[] = [];
  for (let n = 1; n <= 400; n++) {
    await new Promise<void>(resolve => writing.append(lineOf(n), () => resolve()));
    if (n % 7) continue;
    const part = readAll(journal, 300);
    read.push(...part.links);
    positions.push(...part.positions);
    expect(listSegments(folder).length).toBe(1);
  }
  await writing.close();
  read.push(...readAll(journal).links);
  expect(read).toEqual(Array.from({ length: 400 }, (_, n) => n + 1));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
