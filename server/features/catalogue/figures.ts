import { figureRules, type Figure, type Figures } from '../../../contract/figures.ts';
import { limits } from '../../../contract/limits.ts';
import { averageOf, interactionRate, playsToFollowers } from './engagement.ts';
import { daysBefore, spanOf, type FigurePost, type FigureSnapshot } from './figure.ts';
import { followerGrowth } from './growth.ts';
import { newestFirst } from './post-order.ts';
import { countHashtags } from './tags.ts';

/**
 * All figures of one creator (product §5) as of the time its data was observed, so that an old data set
 * keeps its meaning. `posts` are at least the newest 30 and all of the last 180 days, in any order.
 * A figure is null where the formula has no input.
 */
export function computeFigures(
  posts: readonly FigurePost[],
  snapshots: readonly FigureSnapshot[],
  creator: { followers: number | null },
  asOf: Date,
): Figures {
  const sorted = posts.toSorted(newestFirst);
  const latest = sorted.slice(0, limits.latestPosts);
  const averagePlays = averageOf(latest, 'plays');
  const recent = since(sorted, asOf, figureRules.adDays);
  const [week, month, quarter] = figureRules.growth.map(rule => followerGrowth(snapshots, asOf, rule));
  return {
    average_plays: averagePlays,
    average_likes: averageOf(latest, 'likes'),
    average_comments: averageOf(latest, 'comments'),
    average_shares: averageOf(latest, 'shares'),
    interaction_rate: interactionRate(latest, creator.followers),
    plays_to_followers: playsToFollowers(averagePlays, creator.followers),
    posts_per_week: postsPerWeek(sorted, asOf),
    ad_posts: adPosts(sorted, recent),
    likes_to_plays: null,
    comments_to_likes: null,
    growth_7d: week ?? null,
    growth_30d: month ?? null,
    growth_90d: quarter ?? null,
    topHashtags: countHashtags(sorted.slice(0, limits.hashtagPosts)).slice(0, figureRules.topHashtags),
    sponsoredByPlatform: recent.filter(post => post.platformSponsored).length,
    sponsoredByCaption: recent.filter(post => post.captionDisclosed).length,
    asOf: asOf.toISOString(),
  };
}

/** At least 3 posts with any figure in the 180 days before: otherwise 'Unable to analyze' (product §5). */
export function isAnalysable(posts: readonly FigurePost[], asOf: Date): boolean {
  const counted = since(posts, asOf, figureRules.analysisDays).filter(
    post => post.plays !== null || post.likes !== null || post.comments !== null || post.shares !== null,
  );
  return counted.length >= figureRules.analysisPosts;
}

function since(posts: readonly FigurePost[], asOf: Date, days: number): FigurePost[] {
  const start = daysBefore(asOf, days);
  return posts.filter(post => post.publishedAt >= start);
}

function postsPerWeek(posts: readonly FigurePost[], asOf: Date): Figure | null {
  if (!posts.length) return null;
  const counted = since(posts, asOf, figureRules.frequencyDays);
  return {
    formula: 'posts_per_week.30d.v1',
    value: (counted.length * 7) / figureRules.frequencyDays,
    median: null,
    sample: counted.length,
    ...spanOf(counted),
    previous: null,
    inputs: { posts: counted.length, days: figureRules.frequencyDays },
  };
}

/** Posts that the platform flags or whose caption discloses it, each counted once. */
function adPosts(posts: readonly FigurePost[], recent: readonly FigurePost[]): Figure | null {
  if (!posts.length) return null;
  const ads = recent.filter(post => post.platformSponsored || post.captionDisclosed);
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
