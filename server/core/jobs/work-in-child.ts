import { once } from 'node:events';
import { setPriority } from 'node:os';

/** Lower than that of processes that people wait for; on a busy machine the child still makes progress. */
const priority = 10;

/**
 * The child's side of `runAside`: calls `work` with the data and exits. It also exits when the parent process ends,
 * for whatever reason.
 */
export async function workAside(
  work: (data: unknown, tell: (sent: object) => void) => Promise<void>,
): Promise<void> {
  setPriority(priority);
  process.once('disconnect', () => process.exit(1));
  const [data] = (await once(process, 'message')) as [unknown];
  try {
    await work(data, sent => void process.send?.({ sent }));
    process.exitCode = 0;
  } catch (error) {
    process.exitCode = 1;
    await new Promise(resolve => process.send?.({ failed: error }, resolve));
  }
  process.removeAllListeners('disconnect');
  process.disconnect();
}
