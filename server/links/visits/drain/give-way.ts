/** Some two thousand visits a second. */
const busyBytesPerMs = 400;

/**
 * Keeps work in the background from crowding out redirects where both share few cores: while a journal grows fast,
 * half of the time belongs to them alone. What waits in the journal is not lost.
 * @param written how far the journal is written, bytes
 * @param clock milliseconds of a clock that only goes on
 * @returns to be called after each piece of work with the milliseconds that it took
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
