import type { Figure, Figures } from '../../../contract/catalogue/figures.ts';
import { figureRules, type FigureName } from '../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../contract/core/limits.ts';
import { analysabilityOf } from './analysability.ts';
import { averageOf, interactionRate, playsToFollowers, ratioOf } from './engagement.ts';
import { daysBefore, spanOf, type FigurePost, type FigureSnapshot } from './figure-inputs.ts';
import { selectFor, windowBefore, windowOf, type FigureWindow } from './figure-posts.ts';
import { followerGrowth } from './follower-growth.ts';
import { newestFirst } from './post-order.ts';
import { countHashtags } from '../topics/tags.ts';

type PostFigures = Omit<Record<FigureName, Figure | null>, 'growth_7d' | 'growth_30d' | 'growth_90d'>;

function figuresOf(window: FigureWindow, followers: number | null): PostFigures {
  const behind = (name: FigureName) => selectFor(name, window);
  const average_plays = averageOf(behind('average_plays'), 'plays');
  return {
    average_plays,
    average_likes: averageOf(behind('average_likes'), 'likes'),
    average_comments: averageOf(behind('average_comments'), 'comments'),
    average_shares: averageOf(behind('average_shares'), 'shares'),
    interaction_rate: interactionRate(behind('interaction_rate'), followers),
    plays_to_followers: playsToFollowers(average_plays, followers),
    posts_per_week: postsPerWeek(behind('posts_per_week')),
    ad_posts: adPosts(behind('ad_posts'), window.quarter),
    likes_to_plays: ratioOf(behind('likes_to_plays'), 'likes', 'plays'),
    comments_to_likes: ratioOf(behind('comments_to_likes'), 'comments', 'likes'),
  };
}

/** A trend compares the same formula at two times. If the formula differs, there is no trend. */
function withPrevious(
  figures: PostFigures,
  before: PostFigures,
  isKnown: Record<string, boolean>,
): PostFigures {
  const names = Object.keys(figures) as (keyof PostFigures)[];
  const compared = names.map(name => {
    const [figure, earlier] = [figures[name], before[name]];
    const isLike = figure && earlier && earlier.formula === figure.formula && (isKnown[name] ?? true);
    return [name, figure && { ...figure, previous: isLike ? earlier.value : null }];
  });
  return Object.fromEntries(compared) as PostFigures;
}

/**
 * Computes all figures of one creator, as of the time its posts were observed, so that an old data set keeps its meaning;
 * growth as of the time its followers were counted.
 * `posts` must contain at least the newest 30 and all of the last 180 days, in any order. A figure is null if its
 * formula has no input.
 */
export function computeFigures(
  posts: readonly FigurePost[],
  snapshots: readonly FigureSnapshot[],
  { followers }: { followers: number | null },
  asOf: Date,
  countedAt = asOf,
): Figures {
  const window = windowOf(posts, asOf);
  const earlier = windowBefore(posts, asOf);
  const known = { posts_per_week: earlier.month.length > 0, ad_posts: earlier.quarter.length > 0 };
  const [week, month, quarter] = figureRules.growth.map(rule => growthWithTrend(snapshots, countedAt, rule));
  return {
    ...emptyUnless(posts, withPrevious(figuresOf(window, followers), figuresOf(earlier, followers), known)),
    growth_7d: week ?? null,
    growth_30d: month ?? null,
    growth_90d: quarter ?? null,
    topHashtags: countHashtags(posts.toSorted(newestFirst).slice(0, limits.hashtagPosts)).slice(
      0,
      figureRules.topHashtags,
    ),
    sponsoredByPlatform: window.quarter.filter(post => post.platformSponsored).length,
    sponsoredByCaption: window.quarter.filter(post => post.captionDisclosed).length,
    countedPosts: analysabilityOf(posts, asOf).counted,
    asOf: asOf.toISOString(),
  };
}

/** If no post of a creator is known, its frequency is unknown and not 0. */
function emptyUnless(posts: readonly FigurePost[], figures: PostFigures): PostFigures {
  return posts.length ? figures : { ...figures, posts_per_week: null, ad_posts: null };
}

function postsPerWeek(posts: readonly FigurePost[]): Figure {
  return {
    formula: 'posts_per_week.30d.v1',
    value: (posts.length * 7) / figureRules.frequencyDays,
    median: null,
    sample: posts.length,
    ...spanOf(posts),
    previous: null,
    inputs: { posts: posts.length, days: figureRules.frequencyDays },
  };
}

/** Counts posts that the platform flags or whose caption discloses a sponsor, each once. */
function adPosts(ads: readonly FigurePost[], recent: readonly FigurePost[]): Figure {
  return {
    formula: 'ad_posts.90d.v1',
    value: ads.length,
    median: null,
    sample: recent.length,
    ...spanOf(recent),
    previous: null,
    inputs: { posts: recent.length, days: figureRules.adDays },
  };
}

function growthWithTrend(
  snapshots: readonly FigureSnapshot[],
  asOf: Date,
  rule: (typeof figureRules.growth)[number],
): Figure | null {
  const growth = followerGrowth(snapshots, asOf, rule);
  if (!growth?.from || rule.days > figureRules.trendDays) return growth;
  const before = followerGrowth(snapshots, daysBefore(asOf, rule.days), rule);
  return { ...growth, previous: before?.value ?? null };
}
