import { once } from 'node:events';
import { setPriority } from 'node:os';

/** Work that somebody waits for goes first; where that never pauses, this still makes progress. */
const priority = 10;

/**
 * The other side of `runAside`: does `work` with the data that it is given and ends; also when the process that waits
 * for it does, in whatever way.
 */
export async function workAside(
  work: (data: unknown, tell: (told: object) => void) => Promise<void>,
): Promise<void> {
  setPriority(priority);
  process.once('disconnect', () => process.exit(1));
  const [data] = (await once(process, 'message')) as [unknown];
  try {
    await work(data, told => void process.send?.({ told }));
    process.exitCode = 0;
  } catch (error) {
    process.exitCode = 1;
    await new Promise(resolve => process.send?.({ failed: error }, resolve));
  }
  process.removeAllListeners('disconnect');
  process.disconnect();
}
