import type { ValueCount } from './facets.queries.ts';

/** Adds up counts per value, in the order in which the values first appear. */
export function sumCounts(lists: readonly (readonly ValueCount[])[]): ValueCount[] {
  const sums = new Map<string, number>();
  for (const { value, creators } of lists.flat()) sums.set(value, (sums.get(value) ?? 0) + creators);
  return [...sums].map(([value, creators]) => ({ value, creators }));
}
