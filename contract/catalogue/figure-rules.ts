export const figureNames = [
  'average_plays',
  'average_likes',
  'average_comments',
  'average_shares',
  'interaction_rate',
  'plays_to_followers',
  'posts_per_week',
  'ad_posts',
  'likes_to_plays',
  'comments_to_likes',
  'growth_7d',
  'growth_30d',
  'growth_90d',
] as const;
export type FigureName = (typeof figureNames)[number];

/**
 * Why a creator cannot be analysed. `too_few`: there are posts in the window, but not enough; `policy`: the terms of a
 * source forbid computing from its posts.
 */
export const unanalysableReasons = ['no_posts', 'too_few', 'too_old', 'no_counts', 'policy'] as const;
export type UnanalysableReason = (typeof unanalysableReasons)[number];

/** Figures that are compared with those of peers. */
export const peerRankNames = [
  'average_plays',
  'interaction_rate',
  'plays_to_followers',
  'posts_per_week',
  'growth_30d',
  'likes_to_plays',
  'comments_to_likes',
] as const;
export type PeerRankName = (typeof peerRankNames)[number];

/** The numbers behind the figures of a creator; days count back from the time of observation. */
export const figureRules = {
  /** With fewer posts with figures within these days, a creator is "unable to analyse". */
  analysisPosts: 3,
  analysisDays: 180,
  frequencyDays: 30,
  adDays: 90,
  /** Brands are counted over one year. */
  brandDays: 365,
  topHashtags: 5,
  /** A bracket with fewer analysed creators gives no level, because its percentiles would be noise. */
  levelPeers: 20,
  /** Growth over more days has no trend, because snapshots do not reach back twice as far. */
  trendDays: 30,
  /**
   * Growth over this many days, how many days a snapshot may be older than the wanted day, and how many days younger if
   * none is older: a history of weeks begins within a tenth of the span.
   */
  growth: [
    { name: 'growth_7d', days: 7, tolerance: 3, younger: 0 },
    { name: 'growth_30d', days: 30, tolerance: 7, younger: 3 },
    { name: 'growth_90d', days: 90, tolerance: 14, younger: 9 },
  ],
} as const;

/** Creators are compared within a bracket of followers: below 10k, 50k, 200k, 1M, and above. */
export const followerBrackets = [10_000, 50_000, 200_000, 1_000_000] as const;

export function followerBracket(followers: number): number {
  const index = followerBrackets.findIndex(upper => followers < upper);
  return index === -1 ? followerBrackets.length : index;
}

/** 差 below percentile 20 is 1, 及格 below 40 is 2, 中等 below 60 is 3, 良好 below 80 is 4, 优秀 is 5. */
export function levelOfPercentile(percentile: number): 1 | 2 | 3 | 4 | 5 {
  if (percentile < 20) return 1;
  if (percentile < 40) return 2;
  if (percentile < 60) return 3;
  return percentile < 80 ? 4 : 5;
}
