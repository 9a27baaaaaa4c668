import type { Hit } from './search.queries.ts';

/** Absent keys come last. */
const isBefore = (a: Hit, b: Hit): boolean => {
  if (a.rank !== b.rank) return a.rank < b.rank;
  const [one, other] = [a.key ?? -Infinity, b.key ?? -Infinity];
  return one === other ? a.id < b.id : one > other;
};

/**
 * Merges ordered lists into one. Each keeps its own order, so that the beginning of the merged list only depends on the
 * beginnings of the lists: pages follow each other without gaps.
 */
export function mergedHits(lists: readonly (readonly Hit[])[]): Hit[] {
  const [only, ...others] = lists;
  if (!others.length) return [...(only ?? [])];
  const places = lists.map(() => 0);
  const merged: Hit[] = [];
  for (;;) {
    let first: Hit | undefined;
    let from = 0;
    for (const [at, list] of lists.entries()) {
      const next = list[places[at] ?? 0];
      if (next && (!first || isBefore(next, first))) [first, from] = [next, at];
    }
    if (!first) return merged;
    merged.push(first);
    places[from] = (places[from] ?? 0) + 1;
  }
}
