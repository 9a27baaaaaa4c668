import { facetNames } from '../../../../../contract/creators/search/facets.ts';
import { useFacet } from '../../queries.ts';
import type { FilterKey } from '../../filter-definitions.ts';
import type { CurrentSearch } from './field-props.ts';

/** How many creators the values of a filter would leave. */
export interface Counts {
  /** They are loading, or being counted. */
  isPending: boolean;
  /** Null if nothing is known of a value. */
  of: (value: string) => number | null;
  /** The known values, the commonest first. */
  values: readonly string[];
}

/**
 * Null for a filter that is not counted. Fetched while the field is shown; without an answer the field works without
 * counts.
 */
export function useCounts(key: FilterKey, { platform, search }: CurrentSearch): Counts | null {
  const facet = facetNames.find(name => name === key) ?? null;
  const { data, isLoading } = useFacet(platform, search, facet);
  if (!facet) return null;
  const isCounting = data?.values === null;
  const known = new Map(data?.values?.map(({ value, creators }) => [value, creators]));
  const nobody = data?.isComplete ? 0 : null;
  return {
    isPending: isLoading || isCounting,
    of: value => known.get(value) ?? nobody,
    values: [...known.keys()],
  };
}
