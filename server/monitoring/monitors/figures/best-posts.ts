const mostShown = 5;

export interface Ranked {
  /** Ratio × 10,000 to what is usual with the creator at that age. */
  usualRatioBp: number | null;
  plays: number | null;
}

/** Those that can be compared with what is usual first, by that; then the others by their plays. Highest first. */
function compare(a: Ranked, b: Ranked): number {
  if (a.usualRatioBp !== null && b.usualRatioBp !== null) return b.usualRatioBp - a.usualRatioBp;
  if (a.usualRatioBp !== null || b.usualRatioBp !== null) return a.usualRatioBp === null ? 1 : -1;
  return (b.plays ?? 0) - (a.plays ?? 0);
}

/** Up to five of each and none in both; of two posts one is the best and one the worst. */
export function bestAndWorst<T extends Ranked>(posts: readonly T[]): { best: T[]; worst: T[] } {
  const told = posts.filter(({ plays }) => plays !== null).toSorted(compare);
  const best = told.slice(0, Math.min(mostShown, Math.ceil(told.length / 2)));
  const rest = told.slice(best.length);
  // What cannot be compared is not called bad while something that can is there.
  const comparable = rest.filter(({ usualRatioBp }) => usualRatioBp !== null).toReversed();
  const others = rest.filter(({ usualRatioBp }) => usualRatioBp === null).toReversed();
  return { best, worst: [...comparable, ...others].slice(0, mostShown) };
}
