import { rankingWindows } from '../../../../contract/market/ranking-kinds.ts';

export const secondsOfDay = 86_400;

/** A sum of counts of which some are not known: null until one is. Two unknown ones are not 0. */
export const added = (sum: number | null, count: number | null): number | null =>
  count === null ? sum : (sum ?? 0) + count;

/** The places in `rankingWindows` of the windows that a post of so many seconds is in: all from this one on. */
export function shortestWindow(ageSeconds: number): number {
  const days = Math.floor(ageSeconds / secondsOfDay);
  const place = rankingWindows.findIndex(window => days < window);
  return place < 0 ? rankingWindows.length : place;
}

/** Whether a post is in the equally long time before a window. */
export function isBefore(ageSeconds: number, windowPlace: number): boolean {
  const [days, window = 0] = [Math.floor(ageSeconds / secondsOfDay), rankingWindows[windowPlace]];
  return days >= window && days < 2 * window;
}
