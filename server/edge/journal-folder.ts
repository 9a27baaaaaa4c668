import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { tryFileLock, type FileLock } from '../file-lock.ts';

/** The folder of a process's own journal; its name is the journal's id. */
export interface JournalFolder {
  id: string;
  folder: string;
  lock: FileLock;
}

const lockFile = (folder: string) => path.join(folder, 'lock.sqlite');
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A new journal in `parent`, held by this process; nobody sees it before it is. */
export function makeJournalFolder(parent: string): JournalFolder {
  const journal = randomUUID();
  const hidden = path.join(parent, `.${journal}`);
  fs.mkdirSync(hidden, { recursive: true });
  const lock = tryFileLock(lockFile(hidden));
  if (!lock) throw new Error(`somebody else holds ${hidden}`);
  const folder = path.join(parent, journal);
  fs.renameSync(hidden, folder);
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
      return lock ? [{ id: entry, folder, lock }] : [];
    });
}

/** Another process may be just ending the same one. */
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
  lock.release();
}
