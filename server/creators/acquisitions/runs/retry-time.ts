const minute = 60_000;
/** After so many tries in a row that brought nothing the next one waits so long. */
const pauses = [1, 2, 5, 10, 30].map(minutes => minutes * minute);
/** A longer wait is broken up: a new credential or a higher quota may end it early. */
const longest = 30 * minute;

/**
 * When it is worth another try.
 * @param tries in a row that brought nothing, with this one
 * @param freeAt what the source itself says
 */
export function againAt(now: Date, tries: number, freeAt: Date | null): Date {
  const said = freeAt && freeAt > now ? freeAt.getTime() - now.getTime() : null;
  const pause = said ?? pauses[Math.min(Math.max(tries, 1), pauses.length) - 1] ?? minute;
  return new Date(now.getTime() + Math.min(pause, longest));
}
