import { z } from 'zod';

/**
 * A computed figure with all that explains it (product §5): the formula it came from, the sums that
 * went in, how many posts, from when to when. `value` is a mean where a median makes sense beside it.
 */
export const figureSchema = z.object({
  /** e.g. `interaction_rate.plays.v1`; its words stand in the translations under `formula.*`. */
  formula: z.string(),
  value: z.number(),
  median: z.number().nullable(),
  /** Posts (or snapshots) that went in. */
  sample: z.int(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  /** The same formula over the posts (or the days) just before these; null where there are too few. */
  previous: z.number().nullable().default(null),
  inputs: z.record(z.string(), z.number()),
});
export type Figure = z.output<typeof figureSchema>;

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

/** Why a creator cannot be analysed (product §5); `too_few` has posts in the window, but not enough. */
export const unanalysableReasons = ['no_posts', 'too_few', 'too_old', 'no_counts'] as const;
export type UnanalysableReason = (typeof unanalysableReasons)[number];

/** Figures that are compared with those of peers. */
export const standingNames = [
  'average_plays',
  'interaction_rate',
  'plays_to_followers',
  'posts_per_week',
  'growth_30d',
  'likes_to_plays',
  'comments_to_likes',
] as const;
export type StandingName = (typeof standingNames)[number];

/** `percentile` says how many of a hundred peers have less; `peerMedian` in the unit of the figure's value. */
export const standingSchema = z.object({
  percentile: z.int().min(0).max(100),
  level: z.int().min(1).max(5),
  peerMedian: z.number(),
});
export type Standing = z.output<typeof standingSchema>;

export const figuresSchema = z.object({
  ...(Object.fromEntries(figureNames.map(name => [name, figureSchema.nullable().default(null)])) as Record<
    FigureName,
    z.ZodDefault<z.ZodNullable<typeof figureSchema>>
  >),
  topHashtags: z.array(z.object({ tag: z.string(), posts: z.int() })),
  /** Sponsored by the platform's flag, and by a disclosure in the caption, counted apart (last 90 days). */
  sponsoredByPlatform: z.int(),
  sponsoredByCaption: z.int(),
  /** Posts with figures in the window of the analysis; fewer than `analysisPosts` are too few. */
  countedPosts: z.int().default(0),
  /** When the data was observed: windows like "the last 30 days" end here, not today. */
  asOf: z.iso.datetime(),
});
export type Figures = z.output<typeof figuresSchema>;

/** Numbers of product §5; days count back from the time of observation. */
export const figureRules = {
  /** Fewer posts with figures within these days: "unable to analyse". */
  analysisPosts: 3,
  analysisDays: 180,
  frequencyDays: 30,
  adDays: 90,
  /** Brands are those of a year. */
  brandDays: 365,
  topHashtags: 5,
  /** A bracket with fewer analysed creators gives no level: its percentiles would be noise. */
  levelPeers: 20,
  /** Growth over more days has no trend: snapshots do not reach back twice as far. */
  trendDays: 30,
  /** Growth over so many days, and how many days a snapshot may lie before the day that is asked for. */
  growth: [
    { name: 'growth_7d', days: 7, tolerance: 3 },
    { name: 'growth_30d', days: 30, tolerance: 7 },
    { name: 'growth_90d', days: 90, tolerance: 14 },
  ],
} as const;

/** Follower brackets of product §5: below 10k, 50k, 200k, 1M, and more. */
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
