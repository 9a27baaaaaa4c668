import { facetNames } from '../../../../../contract/creators/search/facets.ts';
import { useFacet } from '../../queries.ts';
import type { FilterKey } from '../../filter-definitions.ts';
import type { AskedSearch } from './field-props.ts';

export interface Count {
  value: number;
  exact: boolean;
}

/** How many creators the values of a filter would leave. */
export interface Counts {
  /** They are being asked for. */
  isPending: boolean;
  /** Null where nothing is known of a value. */
  of: (value: string) => Count | null;
  /** Those that are known, the commonest first. */
  values: readonly string[];
}

/** Null for a filter that is not counted. Asked for as long as the field stands there; without an answer the field is as good as without counts. */
export function useCounts(key: FilterKey, { platform, search }: AskedSearch): Counts | null {
  const facet = facetNames.find(name => name === key) ?? null;
  const { data, isLoading } = useFacet(platform, search, facet);
  if (!facet) return null;
  const known = new Map(data?.values.map(({ value, creators }) => [value, creators]));
  const nobody = data?.isComplete ? { value: 0, exact: true } : null;
  return { isPending: isLoading, of: value => known.get(value) ?? nobody, values: [...known.keys()] };
}
