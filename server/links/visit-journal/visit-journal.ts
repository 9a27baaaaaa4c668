import fs from 'node:fs';
import { segmentFile } from './journal-segments.ts';

export interface JournalOptions {
  /** Answer only what the disk has, so that a power cut loses nothing; else it has it 200 ms later. */
  isSynced: boolean;
  /** A file that is larger (bytes) or older (ms) is followed by a new one. */
  segmentBytes?: number;
  segmentMs?: number;
}

/** Told when its line is written down: from then on no kill of this process loses it; or why it is not. */
export type Written = (error: Error | null) => void;

export interface Journal {
  /** @param line one line with its end, of characters below U+0100 */
  append(line: string, written: Written): void;
  close(): Promise<void>;
}

const syncEveryMs = 200;

/**
 * Opens a journal that is appended to. Lines that come in one turn of the event loop are written together, before
 * any of them is answered: one call of the system instead of many.
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
  let fd = fs.openSync(segmentFile(folder, start), 'a');
  let lines = '';
  let waiting: Written[] = [];
  let isScheduled = false;
  let isUnsynced = false;
  /** Behind the last whole line stands a piece of one that did not go in. */
  let isTorn = false;
  let syncing: Promise<void> | null = null;

  /** @throws Error where there can be none; the old one stays open then */
  function beginSegment(): void {
    // What the old file holds may not be lost either: it is not synced again later.
    if (isUnsynced || syncing) fs.fdatasyncSync(fd);
    const next = fs.openSync(segmentFile(folder, start + size), 'a');
    fs.closeSync(fd);
    fd = next;
    start += size;
    size = 0;
    openedAt = now();
  }

  /**
   * Lines that go in whole stay when the disk takes no more: whoever reads along may have them already.
   * @returns how many characters of whole lines went in, and why no more
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
    // While the disk is at work the next ones gather.
    if (!waiting.length || (isSynced && syncing)) return;
    const [text, told] = [lines, waiting];
    [lines, waiting] = ['', []];
    const { whole, error } = write(text);
    if (error) {
      const count = text.slice(0, whole).split('\n').length - 1;
      for (const written of told.splice(count)) written(error);
      if (!count) return;
    }
    if (!isSynced) for (const written of told) written(null);
    else {
      void sync().then(error => {
        for (const written of told) written(error);
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
      // What gathered meanwhile is written when that is done.
      while (isBusy()) await syncing;
      if (isUnsynced) fs.fdatasyncSync(fd);
      fs.closeSync(fd);
    },
  };
}
