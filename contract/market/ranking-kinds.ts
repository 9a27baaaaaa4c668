/** What both sides say of rankings. Words in the i18n of `rankings`. */
export const rankingKinds = ['video', 'creator', 'tag', 'ad'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** Days that a ranking looks back. */
export const rankingWindows = [1, 7, 30] as const;
export type RankingWindow = (typeof rankingWindows)[number];

export const rankingLimits = {
  /** Places that are kept of a ranking, whatever is asked for within it. */
  places: 100,
  /** Days of history behind a change and a spark line. */
  history: 30,
  /** A region or category with fewer places has no ranking of its own. */
  fewest: 5,
  /** So many creators must use a tag in the window for it to rank: nobody's own tag does. */
  tagCreators: 3,
} as const;

/**
 * What a score is made from, by kind (the `why` of a row). Everything counts posts published within the window, with
 * plays as last observed; `…Before` those of the equally long window before it.
 * - video: its plays; of equal ones more engagement (likes, comments, shares) goes first, then the newer
 * - creator: plays of all posts; then more followers. `followersGained`: followers at the end less those at the
 *   beginning of the window, null where they were not observed near both
 * - tag: plays of all posts that carry it; then more creators
 */
export const rankingParts = {
  video: ['plays', 'engagement'],
  creator: ['plays', 'posts', 'engagement', 'followers', 'followersGained'],
  tag: ['plays', 'posts', 'creators', 'playsBefore', 'postsBefore'],
} as const;
