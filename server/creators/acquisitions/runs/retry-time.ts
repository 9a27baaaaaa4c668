const minute = 60_000;
/** The wait by the number of consecutive tries without a result. */
const pauses = [1, 2, 5, 10, 30].map(minutes => minutes * minute);
/** A longer wait is split up, because a new credential or a higher quota may end it early. */
const longest = 30 * minute;

/**
 * Returns when to try again.
 * @param tries consecutive tries without a result, including this one
 * @param freeAt the time that the source itself gave
 */
export function againAt(now: Date, tries: number, freeAt: Date | null): Date {
  const said = freeAt && freeAt > now ? freeAt.getTime() - now.getTime() : null;
  const pause = said ?? pauses[Math.min(Math.max(tries, 1), pauses.length) - 1] ?? minute;
  return new Date(now.getTime() + Math.min(pause, longest));
}
