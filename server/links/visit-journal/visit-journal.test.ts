import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, test, vi, type Mock } from 'vitest';
import { openJournal, type Journal, type JournalOptions } from './visit-journal.ts';
import { listSegments } from './journal-segments.ts';

afterEach(() => void vi.restoreAllMocks());

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-journal-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The content of all its files, in order. */
const textIn = (folder: string) =>
  listSegments(folder)
    .map(({ file }) => fs.readFileSync(file, 'latin1'))
    .join('');

let clock = 0;
function open(options: Partial<JournalOptions> = {}) {
  const folder = makeFolder();
  const journal = openJournal(folder, { isSynced: false, ...options }, () => clock);
  return { folder, journal };
}

const append = (journal: Journal, line: string) =>
  new Promise<Error | null>(resolve => journal.append(line, resolve));

/** A disk that accepts this many bytes, and then none until it is emptied. */
function fillDisk(bytes: number) {
  let room = bytes;
  const write = fs.writeSync as (fd: number, data: Buffer, at: number, length: number) => number;
  const spy = vi.spyOn(fs, 'writeSync') as unknown as Mock<(fd: number, data: Buffer, at?: number) => number>;
  spy.mockImplementation((fd, data, at = 0) => {
    const fitting = Math.min(room, data.length - at);
    if (!fitting) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    room -= fitting;
    return write(fd, data, at, fitting);
  });
  return { empty: () => spy.mockRestore() };
}

test('its files are for its own account only', async () => {
  const { folder, journal } = open({ segmentBytes: 1 });
  for (const line of ['one\n', 'two\n', 'three\n']) await append(journal, line);
  await journal.close();
  const modes = listSegments(folder).map(({ file }) => fs.statSync(file).mode & 0o777);
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test.each([false, true])('every answered visit is in the file (synced: %s)', async isSynced => {
  const { folder, journal } = open({ isSynced });
  const seen: boolean[] = [];
  const lines = Array.from({ length: 50 }, (_, n) => `line ${n} \u00ff\n`);
  await Promise.all(
    lines.map(async line => {
      expect(await append(journal, line)).toBeNull();
      seen.push(textIn(folder).includes(line));
    }),
  );
  expect(seen).toEqual(lines.map(() => true));
  expect(textIn(folder)).toBe(lines.join(''));
  await journal.close();
});

it('writes the visits of one turn with one call', async () => {
  const { journal } = open();
  const write = vi.spyOn(fs, 'writeSync');
  await Promise.all(['a\n', 'b\n', 'c\n'].map(line => append(journal, line)));
  expect(write).toHaveBeenCalledTimes(1);
  await journal.close();
});

it('answers waiting visits when it is closed', async () => {
  for (const isSynced of [false, true]) {
    const { folder, journal } = open({ isSynced });
    const answers = [append(journal, 'a\n'), append(journal, 'b\n')];
    await journal.close();
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(textIn(folder)).toBe('a\nb\n');
  }
});

describe('on the disk', () => {
  /** Syncs end when the test says so. */
  function holdSyncs() {
    const ends: ((error: Error | null) => void)[] = [];
    vi.spyOn(fs, 'fdatasync').mockImplementation((_fd, end) => void ends.push(end));
    return ends;
  }

  it('answers only what is on disk, and collects the next ones meanwhile', async () => {
    const ends = holdSyncs();
    const write = vi.spyOn(fs, 'writeSync');
    const { journal } = open({ isSynced: true });
    const answered: string[] = [];
    const record = (line: string) => append(journal, line).then(error => answered.push(`${line}${error}`));
    const first = record('a\n');
    await expect.poll(() => ends.length).toBe(1);
    const later = [record('b\n'), record('c\n')];
    await new Promise(resolve => setImmediate(resolve));
    expect([answered, write.mock.calls.length]).toEqual([[], 1]);
    ends.shift()?.(null);
    await first;
    await expect.poll(() => ends.length).toBe(1);
    expect([answered, write.mock.calls.length]).toEqual([['a\nnull'], 2]);
    ends.shift()?.(new Error('the disk is gone'));
    await Promise.all(later);
    expect(answered.slice(1)).toEqual(['b\nError: the disk is gone', 'c\nError: the disk is gone']);
    await journal.close();
  });

  it('without that setting answers at once, and is on disk soon after', async () => {
    const ends = holdSyncs();
    const { journal } = open();
    expect(await append(journal, 'a\n')).toBeNull();
    expect(ends.length).toBe(0);
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.(null);
    await journal.close();
  });
});

describe('continues in another file', () => {
  it('when one is large, named by where it begins', async () => {
    const { folder, journal } = open({ segmentBytes: 10 });
    for (const line of ['12345\n', '6789012\n', 'a\n', 'b\n']) await append(journal, line);
    await journal.close();
    expect(listSegments(folder).map(({ start }) => start)).toEqual([0, 14]);
    expect(textIn(folder)).toBe('12345\n6789012\na\nb\n');
  });

  it('when one is old, unless it is empty', async () => {
    const { folder, journal } = open({ segmentMs: 1000 });
    clock += 5000;
    await append(journal, 'a\n');
    clock += 5000;
    await append(journal, 'b\n');
    await append(journal, 'c\n');
    await journal.close();
    expect(listSegments(folder).map(({ start }) => start)).toEqual([0, 2]);
  });

  it('with the old one on the disk', async () => {
    const sync = vi.spyOn(fs, 'fdatasyncSync');
    const { journal } = open({ segmentBytes: 1 });
    await append(journal, 'a\n');
    expect(sync).toHaveBeenCalledTimes(0);
    await append(journal, 'b\n');
    expect(sync).toHaveBeenCalledTimes(1);
    await journal.close();
    expect(sync).toHaveBeenCalledTimes(2);
  });

  it('later, where there can be none now', async () => {
    const { folder, journal } = open({ segmentBytes: 1 });
    await append(journal, 'a\n');
    const opened = vi.spyOn(fs, 'openSync').mockImplementation(() => {
      throw new Error('too many open files');
    });
    expect(await append(journal, 'b\n')).toMatchObject({ message: 'too many open files' });
    opened.mockRestore();
    expect(await append(journal, 'c\n')).toBeNull();
    await journal.close();
    expect(textIn(folder)).toBe('a\nc\n');
    expect(listSegments(folder).map(({ start }) => start)).toEqual([0, 2]);
  });
});

describe('on a full disk', () => {
  test.each([false, true])('reports it, and continues when there is space (synced: %s)', async isSynced => {
    const { folder, journal } = open({ isSynced });
    await append(journal, 'first\n');
    const disk = fillDisk(0);
    expect(await append(journal, 'second\n')).toMatchObject({ code: 'ENOSPC' });
    disk.empty();
    expect(await append(journal, 'third\n')).toBeNull();
    await journal.close();
    expect(textIn(folder)).toBe('first\nthird\n');
  });

  test.each([false, true])('keeps lines that went in whole (synced: %s)', async isSynced => {
    const { folder, journal } = open({ isSynced, segmentBytes: 20 });
    const disk = fillDisk('one\ntwo\nthr'.length);
    const answers = await Promise.all(
      ['one\n', 'two\n', 'three\n', 'four\n'].map(line => append(journal, line)),
    );
    expect(answers.map(error => error?.message ?? 'written')).toEqual([
      'written',
      'written',
      'no space left on device',
      'no space left on device',
    ]);
    disk.empty();
    expect(await append(journal, 'five\n')).toBeNull();
    expect(textIn(folder)).toBe('one\ntwo\nfive\n');
    // Positions are still right.
    await append(journal, 'x'.repeat(20) + '\n');
    await append(journal, 'six\n');
    expect(listSegments(folder).map(({ start }) => start)).toEqual([0, 34]);
    await journal.close();
  });

  it('a partial line is removed, however often it is retried', async () => {
    const { folder, journal } = open();
    for (let time = 0; time < 3; time++) {
      const disk = fillDisk(3);
      expect(await append(journal, 'longer\n')).toMatchObject({ code: 'ENOSPC' });
      disk.empty();
    }
    await append(journal, 'short\n');
    await journal.close();
    expect(textIn(folder)).toBe('short\n');
  });
});
