/** Values of rankings that both sides use. Texts are in the i18n of `rankings`. */
const rankingKinds = ['video', 'creator', 'tag', 'ad'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** The windows of rankings in days. */
export const rankingWindows = [1, 7, 30] as const;
export type RankingWindow = (typeof rankingWindows)[number];

export const rankingLimits = {
  /** The places stored of a ranking, whatever page is requested. */
  places: 100,
  /** Days of history behind a change and a sparkline. */
  history: 30,
  /** A region or category with fewer places has no ranking of its own. */
  fewest: 5,
  /** This many creators must use a tag in the window for it to rank, so that one creator's own tag does not. */
  tagCreators: 3,
} as const;

/**
 * What a score is computed from, by kind (the `why` of a row). Everything counts posts published within the window,
 * with
 * plays as last observed; `…Before` those of the equally long window before it.
 * - video: its plays; of equal ones the one with more engagement (likes, comments, shares) comes first, then the newer
 * one
 * - creator: plays of all posts; then more followers. `followersGained`: followers at the end minus those at the
 * beginning of the window, null without observations near both
 * - tag: plays of all posts with it; then more creators. `playsCompared`, `playsBefore` and `postsBefore` are of
 * creators whose posts were looked at within the window, each up to that moment: who was not looked at has not stopped
 * posting
 */
export const rankingParts = {
  video: ['plays', 'engagement'],
  creator: ['plays', 'posts', 'engagement', 'followers', 'followersGained'],
  tag: ['plays', 'posts', 'creators', 'playsBefore', 'postsBefore', 'playsCompared'],
} as const;
