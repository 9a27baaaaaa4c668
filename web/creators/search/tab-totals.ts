import type { SearchReply } from '../../../contract/creators/search/creator-search.ts';
import type { SearchPlatform } from '../../../contract/core/platform.ts';

type PlatformTotals = SearchReply['platforms'];
export type TabTotals = ReadonlyMap<SearchPlatform, SearchReply['total']>;

/** Beside three platforms, `all` is their sum. */
const platforms = 3;

/**
 * The numbers on the tabs, as far as they are known: those of the results before those that were counted for the tabs.
 * The sum is told once all its parts are known.
 */
export function tabTotals(found: PlatformTotals = [], counted: PlatformTotals = []): TabTotals {
  const totals = new Map<SearchPlatform, SearchReply['total']>(
    [...counted, ...found].map(({ platform, total }) => [platform, total]),
  );
  const known = [...totals.values()];
  if (known.length === platforms)
    totals.set(
      'all',
      known.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0),
    );
  return totals;
}
