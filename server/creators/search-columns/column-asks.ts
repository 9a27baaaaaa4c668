import type { FacetName } from '../../../contract/creators/search/facets.ts';
import type { Sort } from '../../../contract/creators/search/search-filter.ts';
import type { ColumnCount, ColumnPage, ColumnSearch } from './column-search.ts';

/** A question about one search on one platform. Plain data, like its answer. */
export interface ColumnAsk {
  search: ColumnSearch;
  /** Without it only the facet is counted; with the limit 0 the page is its total alone. */
  page?: { sort: Sort; offset: number; limit: number };
  facet?: FacetName;
}

export interface ColumnAnswer {
  page: ColumnPage;
  /** Every value of the facet that occurs, in no order. */
  counts: ColumnCount[];
}

/** What the columns hold, for those who look after the installation. */
export interface ColumnsState {
  /** Whether they answer; while they are loaded, the database does. */
  isReady: boolean;
  creators: number;
  bytes: number;
  /** The moment (ms since 1970) of the catalogue that they equal; null before they are loaded. */
  asOf: number | null;
  /** So many rows are dead that columns loaded again are smaller and faster. */
  isWorn: boolean;
}

export const noColumns: ColumnsState = { isReady: false, creators: 0, bytes: 0, asOf: null, isWorn: false };
