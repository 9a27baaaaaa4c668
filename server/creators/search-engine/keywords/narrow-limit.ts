/**
 * Up to this many creators are all fetched through the index, ranked and counted (about 40 ms cached). A word that more
 * creators have is so dense that walking down the sort order fills a page faster.
 */
export const narrowLimit = 20_000;
