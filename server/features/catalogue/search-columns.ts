import { followerBracket, type Figures } from '../../../contract/figures.ts';
import { limits } from '../../../contract/limits.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { FigurePost } from './figure.ts';
import { isAnalysable } from './figures.ts';
import { levelAmong, type PeerBracket } from './levels.ts';
import { newestFirst } from './post-order.ts';
import { estimatePrice } from './price.ts';

/** What levels and prices are measured against. */
export interface Market {
  /** By `bracketKey`. */
  brackets: ReadonlyMap<string, PeerBracket>;
  cpmFen: ReadonlyMap<Platform, number>;
}

export function bracketKey(platform: Platform, bracket: number): string {
  return `${platform}:${bracket}`;
}

/** The columns of a creator that depend on its peers and on base prices. */
export interface StandingColumns {
  level: number | null;
  percentile: number | null;
  price_low_fen: number | null;
  price_fen: number | null;
  price_high_fen: number | null;
}

/** The figures as search filters, sorts and shows them; column names of the table. */
export interface SearchColumns extends StandingColumns {
  analysis: 'analysed' | 'unanalysable';
  average_plays: number | null;
  median_plays: number | null;
  interaction_bp: number | null;
  plays_to_followers_bp: number | null;
  posts_per_week_centi: number | null;
  ad_posts: number | null;
  growth_bp: number | null;
  recent_plays: number[];
  last_post_at: string | null;
}

export interface RatedCreator {
  platform: Platform;
  followers: number | null;
  interaction_bp: number | null;
  average_plays: number | null;
}

/** Level, percentile and price; all null for a creator without the figures they need. */
export function standingOf(creator: RatedCreator, market: Market): StandingColumns {
  const peers =
    creator.followers === null
      ? undefined
      : market.brackets.get(bracketKey(creator.platform, followerBracket(creator.followers)));
  const { level, percentile } = levelAmong(creator.interaction_bp, peers);
  const price = estimatePrice(creator.average_plays, market.cpmFen.get(creator.platform) ?? null, level);
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
 * A creator with too few posts is 'unanalysable' and bears no figure that comes from posts: what search
 * shows is never made up (product §5). Its plain averages stay in its figures with their sample size.
 */
export function searchColumns(
  creator: { platform: Platform; followers: number | null },
  posts: readonly FigurePost[],
  figures: Figures,
  asOf: Date,
  market: Market,
): SearchColumns {
  const sorted = posts.toSorted(newestFirst);
  const isKnown = isAnalysable(posts, asOf);
  const known = isKnown ? figures : null;
  const plays = {
    average_plays: rounded(known?.average_plays?.value),
    interaction_bp: scaled(known?.interaction_rate?.value, 10_000),
  };
  const recent = sorted.slice(0, isKnown ? limits.latestPosts : 0).toReversed();
  return {
    ...plays,
    ...standingOf({ ...creator, ...plays }, market),
    analysis: isKnown ? 'analysed' : 'unanalysable',
    median_plays: rounded(known?.average_plays?.median),
    plays_to_followers_bp: scaled(known?.plays_to_followers?.value, 10_000),
    posts_per_week_centi: scaled(known?.posts_per_week?.value, 100),
    ad_posts: scaled(known?.ad_posts?.value, 1),
    growth_bp: scaled(figures.growth_30d?.value, 10_000),
    recent_plays: recent.flatMap(post => (post.plays === null ? [] : [post.plays])),
    last_post_at: sorted[0]?.publishedAt.toISOString() ?? null,
  };
}
