import type { Figures } from '../../../contract/catalogue/figures.ts';
import { followerBracket, type UnanalysableReason } from '../../../contract/catalogue/figure-rules.ts';
import type { BasePrice } from '../../../contract/catalogue/base-price.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { FigurePost } from './figure-inputs.ts';
import { analysabilityOf } from './analysability.ts';
import { brandsOfCreator } from '../sponsorship/brands.ts';
import { basePriceOf } from '../price-estimates/base-price.ts';
import { levelWithin, type PeerBracket } from './peer-levels.ts';
import { newestFirst } from './post-order.ts';
import { estimatePrice } from '../price-estimates/estimate-price.ts';
import type { CommonTraits } from '../topics/traits.ts';

/** What creators are compared with. */
export interface Market {
  /** By `bracketKey`. */
  brackets: ReadonlyMap<string, PeerBracket>;
  basePrices: readonly BasePrice[];
  /** Common traits. They say little because many creators have them. */
  commonTraits: CommonTraits;
}

export function bracketKey(platform: Platform, bracket: number): string {
  return `${platform}:${bracket}`;
}

/** The columns of a creator that depend on its peers and on base prices. */
export interface PeerRankColumns {
  level: number | null;
  percentile: number | null;
  price_low_fen: number | null;
  price_fen: number | null;
  price_high_fen: number | null;
}

/** The figures as search filters, sorts and shows them, under the column names of the table. */
export interface SearchColumns extends PeerRankColumns {
  analysis: 'analysed' | 'unanalysable';
  unanalysable_reason: UnanalysableReason | null;
  average_plays: number | null;
  median_plays: number | null;
  interaction_bp: number | null;
  plays_to_followers_bp: number | null;
  likes_to_plays_bp: number | null;
  comments_to_likes_bp: number | null;
  posts_per_week_centi: number | null;
  ad_posts: number | null;
  growth_bp: number | null;
  recent_plays: number[];
  brands: string[];
  last_post_at: string | null;
}

export interface RatedCreator {
  platform: Platform;
  followers: number | null;
  region: string | null;
  category: string | null;
  interaction_bp: number | null;
  average_plays: number | null;
}

/** Level, percentile and price; null for a creator without the figures they need. */
export function peerRanksOf(creator: RatedCreator, market: Market): PeerRankColumns {
  const peers =
    creator.followers === null
      ? undefined
      : market.brackets.get(bracketKey(creator.platform, followerBracket(creator.followers)));
  const { level, percentile } = levelWithin(creator.interaction_bp, peers);
  const base = basePriceOf(market.basePrices, creator);
  const price = estimatePrice(creator.average_plays, base?.cpmFen ?? null, level);
  return {
    level,
    percentile,
    price_low_fen: price?.lowFen ?? null,
    price_fen: price?.estimateFen ?? null,
    price_high_fen: price?.highFen ?? null,
  };
}

const largestInteger = 2 ** 31 - 1;
const scaled = (value: number | null | undefined, scale: number) =>
  value === null || value === undefined
    ? null
    : Math.max(-largestInteger, Math.min(largestInteger, Math.round(value * scale)));
const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value);

/**
 * A creator with too few posts is 'unanalysable' and has no figures from posts: search never shows figures without
 * enough data. Its plain averages stay in its figures, with their sample size.
 */
export function searchColumns(
  creator: Pick<RatedCreator, 'platform' | 'followers' | 'region' | 'category'>,
  posts: readonly FigurePost[],
  figures: Figures,
  asOf: Date,
  market: Market,
): SearchColumns {
  const sorted = posts.toSorted(newestFirst);
  const { reason } = analysabilityOf(posts, asOf);
  const isKnown = reason === null;
  const known = isKnown ? figures : null;
  const plays = {
    average_plays: rounded(known?.average_plays?.value),
    interaction_bp: scaled(known?.interaction_rate?.value, 10_000),
  };
  const recent = sorted.slice(0, isKnown ? limits.latestPosts : 0).toReversed();
  return {
    ...plays,
    ...peerRanksOf({ ...creator, ...plays }, market),
    analysis: isKnown ? 'analysed' : 'unanalysable',
    unanalysable_reason: reason,
    median_plays: rounded(known?.average_plays?.median),
    plays_to_followers_bp: scaled(known?.plays_to_followers?.value, 10_000),
    likes_to_plays_bp: scaled(known?.likes_to_plays?.value, 10_000),
    comments_to_likes_bp: scaled(known?.comments_to_likes?.value, 10_000),
    posts_per_week_centi: scaled(known?.posts_per_week?.value, 100),
    ad_posts: scaled(known?.ad_posts?.value, 1),
    growth_bp: scaled(figures.growth_30d?.value, 10_000),
    recent_plays: recent.flatMap(post => (post.plays === null ? [] : [post.plays])),
    brands: brandsOfCreator(posts, asOf),
    last_post_at: sorted[0]?.publishedAt.toISOString() ?? null,
  };
}
