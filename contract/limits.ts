/** Numbers both sides must agree on. */
export const limits = {
  /** Posts behind averages and ratios (spec §9). */
  latestPosts: 10,
  /** Posts behind the top hashtags (product §5). */
  hashtagPosts: 30,
  /** A search can be paged through to this many results, and its total is exact up to it (product §6). */
  searchResults: 10_000,
  pageSizes: [20, 50, 100],
  keywordLength: 500,
  /** Tags of a creator: more, or longer ones, are cut, so that an index row stays within its page. */
  tagsPerCreator: 10,
  tagLength: 40,
} as const;
