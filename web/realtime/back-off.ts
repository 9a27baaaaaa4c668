const shortest = 1_000;
const longest = 30_000;

/**
 * Milliseconds until the next attempt: at least one second, growing to half a minute, and random, so that clients do
 * not all return at once.
 * @param failures in a row before this one
 * @param chance between 0 and 1
 */
export function backOff(failures: number, chance: number): number {
  const max = Math.min(longest, shortest * 2 ** (failures + 1));
  return Math.round(shortest + chance * (max - shortest));
}
