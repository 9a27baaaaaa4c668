import { statfsSync } from 'node:fs';

/** The in-memory file system of Linux. */
export const memoryFolder = '/dev/shm';

/** The maximum of a run: the databases of two workers and the shared memory of their browsers. */
const roomBytes = 4 * 1024 ** 3;

/** Whether a test run may put its files there; containers often have only 64 MB of it. */
export function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
