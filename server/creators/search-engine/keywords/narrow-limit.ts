/**
 * Up to so many creators are all fetched through the index, ranked and counted (about 40 ms cached); a
 * word borne by more is dense enough that walking down the sort order fills a page sooner.
 */
export const narrowLimit = 20_000;
