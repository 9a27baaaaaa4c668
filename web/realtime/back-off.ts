const shortest = 1_000;
const longest = 30_000;

/**
 * How long to wait before the next try, milliseconds: at least a second, at most longer and longer up to
 * half a minute, and never all clients at once.
 * @param failures in a row before this one
 * @param chance between 0 and 1
 */
export function backOff(failures: number, chance: number): number {
  const most = Math.min(longest, shortest * 2 ** (failures + 1));
  return Math.round(shortest + chance * (most - shortest));
}
