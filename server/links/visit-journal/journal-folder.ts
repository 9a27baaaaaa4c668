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

/** Beside the folder: Windows renames and deletes none with an open file in it. */
const lockFile = (folder: string) => `${folder}.lock`;
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A new journal in `parent`, held by this process; nobody sees it before it is. */
export function makeJournalFolder(parent: string): JournalFolder {
  fs.mkdirSync(parent, { recursive: true });
  const journal = randomUUID();
  const folder = path.join(parent, journal);
  const lock = tryFileLock(lockFile(folder));
  if (!lock) throw new Error(`somebody else holds ${folder}`);
  fs.mkdirSync(folder);
  return { id: journal, folder, lock };
}

/** Journals that processes left behind, from now on held by this one. @param own its own, which it must not touch */
export function adoptJournalFolders(parent: string, own: readonly string[]): JournalFolder[] {
  return fs
    .readdirSync(parent)
    .filter(entry => id.test(entry) && !own.includes(entry))
    .flatMap(entry => {
      const folder = path.join(parent, entry);
      const lock = lockLeft(folder);
      if (!lock) return [];
      if (fs.existsSync(folder)) return [{ id: entry, folder, lock }];
      // Another process has just ended it.
      releaseFor(folder, lock);
      return [];
    });
}

/** Another process may be deleting the lock at this moment: then it has the journal, too. */
function lockLeft(folder: string): FileLock | null {
  try {
    return tryFileLock(lockFile(folder));
  } catch {
    return null;
  }
}

/** For a journal of which everything is stored. */
export function endJournalFolder({ folder, lock }: JournalFolder): void {
  fs.rmSync(folder, { recursive: true, force: true });
  releaseFor(folder, lock);
}

/** Of a folder that is no more; there will be none of its name again. */
function releaseFor(folder: string, lock: FileLock): void {
  lock.release();
  fs.rmSync(lockFile(folder), { force: true });
}
