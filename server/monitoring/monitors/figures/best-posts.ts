const maxShown = 5;

export interface Ranked {
  /** Ratio to the creator's usual plays at that age, × 10,000. */
  usualRatioBp: number | null;
  plays: number | null;
}

/** Posts with a usual value come first, by their ratio; then the others by plays. Highest first. */
function compare(a: Ranked, b: Ranked): number {
  if (a.usualRatioBp !== null && b.usualRatioBp !== null) return b.usualRatioBp - a.usualRatioBp;
  if (a.usualRatioBp !== null || b.usualRatioBp !== null) return a.usualRatioBp === null ? 1 : -1;
  return (b.plays ?? 0) - (a.plays ?? 0);
}

/** Returns up to five best and five worst posts, none in both; of two posts, one is the best and one the worst. */
export function bestAndWorst<T extends Ranked>(posts: readonly T[]): { best: T[]; worst: T[] } {
  const ranked = posts.filter(({ plays }) => plays !== null).toSorted(compare);
  const best = ranked.slice(0, Math.min(maxShown, Math.ceil(ranked.length / 2)));
  const rest = ranked.slice(best.length);
  // If some posts can be compared with the usual value, only these are called bad.
  const comparable = rest.filter(({ usualRatioBp }) => usualRatioBp !== null).toReversed();
  const others = rest.filter(({ usualRatioBp }) => usualRatioBp === null).toReversed();
  return { best, worst: [...comparable, ...others].slice(0, maxShown) };
}
