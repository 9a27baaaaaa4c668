import type { Platform } from '../../../contract/core/platform.ts';
import type { SearchFilter } from '../../../contract/creators/search/search-filter.ts';
import type { Word } from '../search-input/keyword.ts';

/** A word of a search, with the ways to match it that only the database or the team knows. */
export interface ColumnWord {
  word: Word;
  /** Creators that have the word in the searching team's own name only. */
  own: readonly number[];
  /** Terms of a similar spelling, with platform and field. */
  similarTerms: readonly string[];
  /** In lower case, as PostgreSQL lowers them. */
  similarHandles: readonly string[];
}

/**
 * One search on one platform, resolved for this moment and this team. Plain data, so that it can be posted to a thread.
 * Times are microseconds since 1970.
 */
export interface ColumnSearch {
  platform: Platform;
  /** Without its words and tags, which are below. */
  filter: SearchFilter;
  /** The newest post is not older than this. */
  postedSinceUs: number | null;
  /** Came into the catalogue after this. */
  addedSinceUs: number | null;
  /** Null means all. */
  only: readonly number[] | null;
  except: readonly number[];
  /** Creators with an address that only the team has. */
  ownEmail: readonly number[];
  words: readonly ColumnWord[];
  /** If there are any, all words of one of them must match. */
  alternatives: readonly (readonly ColumnWord[])[];
  /** For each of these, not all words may match. */
  excluded: readonly (readonly Word[])[];
  /** As terms, with platform and field. */
  tags: readonly string[];
  anyTags: readonly string[];
  noTags: readonly string[];
  /** The keyword in the form of a handle, which ranks by relevance. */
  handle: string;
}

/** A creator that a search found, with what it is ordered by: rank, then key, the greater first, then id. */
export interface ColumnHit {
  id: number;
  rank: number;
  /** Times in seconds. */
  key: number | null;
}

export interface ColumnPage {
  hits: ColumnHit[];
  total: number;
  /** For each of `words`: whether it occurs exactly like this, so that it is not a typing error. */
  isWhole: boolean[];
}

/** How many creators have a value of a filter. */
export interface ColumnCount {
  value: string;
  creators: number;
}
