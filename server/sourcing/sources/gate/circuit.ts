/** After this many consecutive failures a source rests. */
export const failuresBeforeRest = 5;

const shortest = 30_000;
const longest = 30 * 60_000;

/**
 * Returns how long a source rests after this many consecutive failures, ms; null if it does not rest yet. Each rest is
 * twice as long as the one before.
 */
export function restMs(failures: number): number | null {
  if (failures < failuresBeforeRest) return null;
  return Math.min(longest, shortest * 2 ** Math.min(20, failures - failuresBeforeRest));
}

/** One call is tried when the rest is over; the others wait this long for its result, ms. */
export const trialMs = 25_000;
