import type { Platform } from '../../../contract/core/platform.ts';

/** A creator as the columns keep it. Times are microseconds since 1970 (PostgreSQL's precision; below 2^53). */
export interface ColumnRow {
  id: number;
  platform: Platform;
  /** `lower(handle)` of PostgreSQL, because Node lowers some letters differently. */
  lowerHandle: string;
  /** As `searchText` of `contract/catalogue/search-terms.ts` has built it. */
  searchText: string;
  region: string | null;
  language: string | null;
  category: string | null;
  level: number | null;
  followers: number | null;
  averagePlays: number | null;
  interactionBp: number | null;
  playsToFollowersBp: number | null;
  growthBp: number | null;
  priceFen: number | null;
  postsPerWeekCenti: number | null;
  verified: boolean | null;
  hasEmail: boolean;
  adPosts: number | null;
  lastPostAtUs: number | null;
  /** Null: it came before that was written down. */
  addedAtUs: number | null;
  tags: readonly string[];
  brands: readonly string[];
}
