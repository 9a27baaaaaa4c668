import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** Keeps locks alive whose caller dropped them: the garbage collector would close their databases. */
const held = new Set<DatabaseSync>();

/**
 * Tries once to lock a file for this process, until `release` or its end, even by kill -9: SQLite's file lock belongs
 * to the process, so the system releases it however the process ends. (Such a lock is lost when the process closes
 * another handle of the file, so nothing else may open it.)
 * @returns null if another process holds it
 */
export function tryFileLock(file: string): FileLock | null {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    // Who may read a file may also lock it, and so keep us out.
    chmodSync(file, 0o600);
    held.add(db);
    return {
      release() {
        held.delete(db);
        db.close();
      },
    };
  } catch (error) {
    db.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}
