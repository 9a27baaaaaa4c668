import type { SearchFilter } from './search-filter.ts';

/** Filters whose values are counted, with the names of their parameters. */
export const facetFilters = {
  region: ['region'],
  language: ['language'],
  category: ['category'],
  tags: ['tags', 'tags_any', 'tags_not'],
  level: ['level'],
  followers: ['followerCount_start', 'followerCount_end'],
  avg_plays: ['avg_plays_start', 'avg_plays_end'],
  verified: ['verified'],
  has_email: ['has_email'],
  brands: ['brands'],
} as const satisfies Record<string, readonly (keyof SearchFilter)[]>;
export type FacetName = keyof typeof facetFilters;
export const facetNames = Object.keys(facetFilters) as FacetName[];

type Bounds = readonly [from: number | null, to: number | null];

/** Predefined ranges of filters: both ends are included, null is an open end. */
export const rangePresets = {
  /** The brackets in which creators are compared. */
  followers: [
    [null, 10_000],
    [10_000, 50_000],
    [50_000, 200_000],
    [200_000, 1_000_000],
    [1_000_000, null],
  ],
  avg_plays: [
    [null, 10_000],
    [10_000, 100_000],
    [100_000, 1_000_000],
    [1_000_000, null],
  ],
} as const satisfies Partial<Record<FacetName, readonly Bounds[]>>;

/** A range as a facet's value: `10000-50000`, `1000000-`. */
export const rangeValue = ([from, to]: Bounds) => `${from ?? ''}-${to ?? ''}`;
