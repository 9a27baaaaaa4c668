import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** Keeps locks reachable: the garbage collector would close the database of a lock that nothing refers to. */
const held = new Set<DatabaseSync>();

/**
 * Tries once to take a file for this process, until `release` or its end, even by kill -9: SQLite's file lock belongs
 * to the process, so the system takes it back however that ends. (Such a lock is lost when the process closes any
 * other handle of the file: nothing else in it may open it.)
 * @returns null when another process holds it
 */
export function tryFileLock(file: string): FileLock | null {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
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
