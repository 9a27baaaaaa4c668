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

/** Returns whether a post is in the equally long period before a window. */
export function isBefore(ageSeconds: number, windowPlace: number): boolean {
  const [days, window = 0] = [Math.floor(ageSeconds / secondsOfDay), rankingWindows[windowPlace]];
  return days >= window && days < 2 * window;
}
