/** From so many failures in a row on a source rests. */
export const failuresBeforeRest = 5;

const shortest = 30_000;
const longest = 30 * 60_000;

/** How long a source rests after so many failures in a row, ms; null: it does not yet. Twice as long each time. */
export function restMs(failures: number): number | null {
  if (failures < failuresBeforeRest) return null;
  return Math.min(longest, shortest * 2 ** Math.min(20, failures - failuresBeforeRest));
}

/** One call is tried when the rest is over; for so long the others wait for what comes of it, ms. */
export const trialMs = 25_000;
