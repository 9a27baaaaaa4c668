import { statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
export const memoryFolder = '/dev/shm';

/** What a whole run may need: databases of two workers, and what their browsers share. */
const roomBytes = 4 * 1024 ** 3;

/** Whether a run of tests may put its files there; containers often have but 64 MB of it. */
export function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
