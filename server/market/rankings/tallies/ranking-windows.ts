import { rankingWindows } from '../../../../contract/market/ranking-kinds.ts';

export const secondsOfDay = 86_400;

/** Sums counts of which some are unknown: null until one is known. Two unknown ones are not 0. */
export const added = (sum: number | null, count: number | null): number | null =>
  count === null ? sum : (sum ?? 0) + count;

/**
 * Returns the index in `rankingWindows` of the shortest window that contains a post of this age; all longer ones
 * contain it too.
 */
export function shortestWindow(ageSeconds: number): number {
  const days = Math.floor(ageSeconds / secondsOfDay);
  const place = rankingWindows.findIndex(window => days < window);
  return place < 0 ? rankingWindows.length : place;
}

/**
 * Returns where a post of this age counts when a window is compared with the equally long period before it, for a
 * creator whose posts were looked at `lagSeconds` ago: what was published since is unknown, so both end there. A creator
 * who was not looked at within the window cannot be compared.
 */
export function comparedIn(
  ageSeconds: number,
  lagSeconds: number,
  windowPlace: number,
): 'now' | 'before' | null {
  const window = (rankingWindows[windowPlace] ?? 0) * secondsOfDay;
  if (lagSeconds >= window) return null;
  const age = Math.max(0, ageSeconds - lagSeconds);
  return age < window ? 'now' : age < 2 * window ? 'before' : null;
}
