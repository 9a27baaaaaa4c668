import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { tryFileLock, type FileLock } from '../storage/file-lock.ts';

/** The data folder can't be used; both sentences are meant for the person who started the product. */
export class DataFolderError extends Error {
  readonly zh: string;
  readonly en: string;

  constructor(zh: string, en: string, cause?: unknown) {
    super(`${en}\n${zh}`, { cause });
    this.name = 'DataFolderError';
    this.zh = zh;
    this.en = en;
  }
}

/** Another process uses the data folder. */
export class DataFolderBusyError extends DataFolderError {}

/** The folder belongs to this process until `release` or its end, even by kill -9. */
export interface DataFolderLock {
  /** Tells a second start the address of this one. */
  announce(address: string): void;
  /** Tells a second start that this one is stopping, so that it waits a little longer. */
  announceStop(): void;
  release(): void;
}

const holderSchema = z.object({
  pid: z.number(),
  address: z.string().optional(),
  isStopping: z.boolean().optional(),
});
type Holder = z.infer<typeof holderSchema>;

const RETRY_MS = 100;

function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function writeHolder(file: string, holder: Holder): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function busyError(dir: string, holder: Holder | null): DataFolderBusyError {
  const at = holder?.address ? `, ${holder.address}` : '';
  const pid = holder?.pid ?? '?';
  return new DataFolderBusyError(
    `数据目录 ${dir} 正被另一个星桥进程使用（进程 ${pid}${at}）。请先停止它，或用 DATA_DIR 指定另一个目录。`,
    `Another Starbridge works in the data folder ${dir} (process ${pid}${at}). Stop it first, or choose another folder with DATA_DIR.`,
  );
}

/**
 * Takes the data folder for this process; a second start on it is refused.
 * @param dir created when missing
 * @param patience how long to wait (ms) for one that was just killed, and for one that is stopping
 * @throws DataFolderBusyError naming who holds it; DataFolderError when the folder can't be written
 */
export async function lockDataFolder(
  dir: string,
  patience = { killed: 1_500, stopping: 30_000 },
): Promise<DataFolderLock> {
  const holderFile = join(dir, 'lock.json');
  for (let waited = 0; ; waited += RETRY_MS) {
    const lock = openLock(dir);
    if (lock !== null) return hold(lock, holderFile);
    const holder = readHolder(holderFile);
    if (waited >= (holder?.isStopping ? patience.stopping : patience.killed)) throw busyError(dir, holder);
    await sleep(RETRY_MS);
  }
}

function openLock(dir: string): FileLock | null {
  try {
    mkdirSync(dir, { recursive: true });
    return tryFileLock(join(dir, 'lock.sqlite'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DataFolderError(
      `数据目录 ${dir} 无法写入（${reason}）。请检查其所有者和权限，或用 DATA_DIR 指定另一个目录。`,
      `The data folder ${dir} can't be written (${reason}). Check its owner and rights, or choose another folder with DATA_DIR.`,
      cause,
    );
  }
}

function hold(lock: FileLock, holderFile: string): DataFolderLock {
  const holder: Holder = { pid: process.pid };
  writeHolder(holderFile, holder);
  return {
    announce(address) {
      holder.address = address;
      writeHolder(holderFile, holder);
    },
    announceStop() {
      holder.isStopping = true;
      writeHolder(holderFile, holder);
    },
    release: () => lock.release(),
  };
}
