import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { tryFileLock, type FileLock } from '../../core/storage/file-lock.ts';

/** The folder of a process's own journal; its name is the journal's id. */
export interface JournalFolder {
  id: string;
  folder: string;
  lock: FileLock;
}

/** The lock is beside the folder, because Windows cannot rename or delete a folder that contains an open file. */
const lockFile = (folder: string) => `${folder}.lock`;
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Creates a journal in `parent`. It becomes visible to others only after this process has locked it. */
export function makeJournalFolder(parent: string): JournalFolder {
  fs.mkdirSync(parent, { recursive: true });
  // Visits name addresses of people: nobody else on this machine reads them, nor what an earlier version left.
  fs.chmodSync(parent, 0o700);
  const journal = randomUUID();
  const folder = path.join(parent, journal);
  const lock = tryFileLock(lockFile(folder));
  if (!lock) throw new Error(`somebody else holds ${folder}`);
  fs.mkdirSync(folder, { mode: 0o700 });
  return { id: journal, folder, lock };
}

/** Locks journals that dead processes left, for this process. @param own its own, which are skipped */
export function adoptJournalFolders(parent: string, own: readonly string[]): JournalFolder[] {
  return fs
    .readdirSync(parent)
    .filter(entry => id.test(entry) && !own.includes(entry))
    .flatMap(entry => {
      const folder = path.join(parent, entry);
      const lock = lockLeft(folder);
      if (!lock) return [];
      if (fs.existsSync(folder)) return [{ id: entry, folder, lock }];
      // Another process has just deleted it.
      releaseFor(folder, lock);
      return [];
    });
}

/** Another process may be deleting the lock at this moment: then that process has the journal. */
function lockLeft(folder: string): FileLock | null {
  try {
    return tryFileLock(lockFile(folder));
  } catch {
    return null;
  }
}

/** Deletes a journal whose visits are all stored. */
export function endJournalFolder({ folder, lock }: JournalFolder): void {
  fs.rmSync(folder, { recursive: true, force: true });
  releaseFor(folder, lock);
}

/** Deletes the lock of a deleted folder; its name is never used again. */
function releaseFor(folder: string, lock: FileLock): void {
  lock.release();
  fs.rmSync(lockFile(folder), { force: true });
}
