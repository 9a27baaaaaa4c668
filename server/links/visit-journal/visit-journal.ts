import fs from 'node:fs';
import { segmentFile } from './journal-segments.ts';

export interface JournalOptions {
  /** Answer only after the disk has synced, so that a power cut loses nothing; otherwise it is synced 200 ms later. */
  isSynced: boolean;
  /** A file that is larger (bytes) or older (ms) is followed by a new one. */
  segmentBytes?: number;
  segmentMs?: number;
}

/**
 * Called when the line is written, with null: from then on killing the process does not lose it. Otherwise with the
 * reason why it is not written.
 */
type Written = (error: Error | null) => void;

export interface Journal {
  /** @param line one line with its line end, of characters below U+0100 */
  append(line: string, written: Written): void;
  close(): Promise<void>;
}

const syncEveryMs = 200;

const openSegment = (folder: string, start: number): number =>
  fs.openSync(segmentFile(folder, start), 'a', 0o600);

/**
 * Opens a journal for appending. Lines of one turn of the event loop are written together, in one system call, before
 * any of them is answered.
 * @param now milliseconds since 1970
 */
export function openJournal(
  folder: string,
  { isSynced, segmentBytes = 16 * 2 ** 20, segmentMs = 600_000 }: JournalOptions,
  now: () => number,
): Journal {
  let start = 0;
  let size = 0;
  let openedAt = now();
  let fd = openSegment(folder, start);
  let lines = '';
  let waiting: Written[] = [];
  let isScheduled = false;
  let isUnsynced = false;
  /** The file ends with a part of a line that could not be written. */
  let isTorn = false;
  let syncing: Promise<void> | null = null;

  /** @throws Error if no file can be created; the old one stays open then */
  function beginSegment(): void {
    // The old file must be synced now, because nobody syncs it later.
    if (isUnsynced || syncing) fs.fdatasyncSync(fd);
    const next = openSegment(folder, start + size);
    fs.closeSync(fd);
    fd = next;
    start += size;
    size = 0;
    openedAt = now();
  }

  /**
   * If the disk is full, complete lines stay, because a reader may have them already.
   * @returns how many characters of whole lines were written, and the error, if any
   */
  function write(text: string): { whole: number; error: Error | null } {
    const bytes = Buffer.from(text, 'latin1');
    let at = 0;
    let error: Error | null = null;
    try {
      if (isTorn) fs.ftruncateSync(fd, size);
      isTorn = false;
      if (size > segmentBytes || (size > 0 && now() - openedAt > segmentMs)) beginSegment();
      while (at < bytes.length) at += fs.writeSync(fd, bytes, at);
    } catch (fault) {
      error = fault as Error;
    }
    const whole = error ? text.slice(0, at).lastIndexOf('\n') + 1 : at;
    size += whole;
    if (whole) isUnsynced = true;
    if (at > whole) isTorn = true;
    return { whole, error };
  }

  function flush(): void {
    isScheduled = false;
    // While the disk is syncing, further lines are collected.
    if (!waiting.length || (isSynced && syncing)) return;
    const [text, reported] = [lines, waiting];
    [lines, waiting] = ['', []];
    const { whole, error } = write(text);
    if (error) {
      const count = text.slice(0, whole).split('\n').length - 1;
      for (const written of reported.splice(count)) written(error);
      if (!count) return;
    }
    if (!isSynced) for (const written of reported) written(null);
    else {
      void sync().then(error => {
        for (const written of reported) written(error);
        flush();
      });
    }
  }

  async function sync(): Promise<Error | null> {
    isUnsynced = false;
    let fault: Error | null = null;
    syncing = new Promise(resolve => {
      fs.fdatasync(fd, error => {
        fault = error;
        syncing = null;
        resolve();
      });
    });
    await syncing;
    return fault;
  }

  const isBusy = () => waiting.length > 0 || syncing !== null;
  const timer = setInterval(() => {
    if (isUnsynced && !syncing) void sync();
  }, syncEveryMs);
  timer.unref();

  return {
    append(line, written) {
      lines += line;
      waiting.push(written);
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flush);
    },
    async close() {
      clearInterval(timer);
      flush();
      // What was collected meanwhile is written when the sync is done.
      while (isBusy()) await syncing;
      if (isUnsynced) fs.fdatasyncSync(fd);
      fs.closeSync(fd);
    },
  };
}
