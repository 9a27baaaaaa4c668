/** About two thousand visits per second. */
const busyBytesPerMs = 400;

/**
 * Keeps background work from slowing down redirects if both share few cores: while a journal grows fast, half of the
 * time is left to redirects. Visits that wait in the journal are not lost.
 * @param written how far the journal is written, bytes
 * @param clock monotonic, milliseconds
 * @returns a function to call after each piece of work with the milliseconds that it took
 */
export function makeGiveWay(
  written: () => number,
  pause: (ms: number) => Promise<unknown>,
  clock: () => number,
): (spentMs: number) => Promise<void> {
  let [bytes, at] = [written(), clock()];
  return async spentMs => {
    const [since, from] = [bytes, at];
    [bytes, at] = [written(), clock()];
    if (bytes - since > busyBytesPerMs * (at - from)) await pause(spentMs);
  };
}
