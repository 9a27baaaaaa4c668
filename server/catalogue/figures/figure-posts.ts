import { figureRules, type FigureName } from '../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../contract/core/limits.ts';
import { daysBefore, type FigurePost } from './figure-inputs.ts';
import { newestFirst } from './post-order.ts';

/** What decides which figures a post goes into. */
type CountedPost = Omit<FigurePost, 'hashtags' | 'brands'>;

/** A span of a creator's posts: those that figures are computed from, or those just before them. */
export interface FigureWindow<P extends CountedPost = FigurePost> {
  /** Newest first. */
  latest: readonly P[];
  /** The 30 days, and the 90 days, that end with it. */
  month: readonly P[];
  quarter: readonly P[];
}

const between = <P extends CountedPost>(posts: readonly P[], from: Date, to: Date) =>
  posts.filter(post => post.publishedAt >= from && post.publishedAt < to);

const afterAll = new Date(8.64e15);

/** @param posts in any order */
export function windowOf<P extends CountedPost>(posts: readonly P[], asOf: Date): FigureWindow<P> {
  const sorted = posts.toSorted(newestFirst);
  const { frequencyDays, adDays } = figureRules;
  return {
    latest: sorted.slice(0, limits.latestPosts),
    month: between(sorted, daysBefore(asOf, frequencyDays), afterAll),
    quarter: between(sorted, daysBefore(asOf, adDays), afterAll),
  };
}

/** Fewer posts before the latest ones than this are no trend. */
const fewest = 3;

/** A span of days is compared only where a known post lies before it: otherwise its posts may be unknown. */
function daysEarlier(sorted: readonly FigurePost[], asOf: Date, days: number): FigurePost[] {
  const from = daysBefore(asOf, 2 * days);
  const oldest = sorted.at(-1);
  return oldest && oldest.publishedAt < from ? between(sorted, from, daysBefore(asOf, days)) : [];
}

/** What stood in the same places before the posts of `windowOf`. */
export function windowBefore(posts: readonly FigurePost[], asOf: Date): FigureWindow {
  const sorted = posts.toSorted(newestFirst);
  const earlier = sorted.slice(limits.latestPosts, 2 * limits.latestPosts);
  return {
    latest: earlier.length < fewest ? [] : earlier,
    month: daysEarlier(sorted, asOf, figureRules.frequencyDays),
    quarter: daysEarlier(sorted, asOf, figureRules.adDays),
  };
}

type Count = 'plays' | 'likes' | 'comments' | 'shares';
const having =
  (...counts: readonly Count[]) =>
  <P extends CountedPost>({ latest }: FigureWindow<P>) =>
    latest.filter(post => counts.every(count => post[count] !== null));

const none = () => [];

/** Which posts of a window go into a figure; growth comes from snapshots. */
const selections: Record<FigureName, <P extends CountedPost>(window: FigureWindow<P>) => readonly P[]> = {
  average_plays: having('plays'),
  average_likes: having('likes'),
  average_comments: having('comments'),
  average_shares: having('shares'),
  /** A post whose likes are hidden is left out, so that its plays do not dilute the rate. */
  interaction_rate: window =>
    window.latest.some(post => post.plays !== null)
      ? having('plays', 'likes')(window)
      : having('likes')(window),
  plays_to_followers: having('plays'),
  posts_per_week: window => window.month,
  ad_posts: window => window.quarter.filter(post => post.platformSponsored || post.captionDisclosed),
  likes_to_plays: having('plays', 'likes'),
  comments_to_likes: having('likes', 'comments'),
  growth_7d: none,
  growth_30d: none,
  growth_90d: none,
};

/** The posts of a window that go into a figure, newest first. */
export function selectFor<P extends CountedPost>(name: FigureName, window: FigureWindow<P>): readonly P[] {
  return selections[name](window);
}

/** The very posts behind a figure, newest first. @param posts as `computeFigures` takes them */
export function postsOfFigure<P extends CountedPost>(name: FigureName, posts: readonly P[], asOf: Date): P[] {
  return [...selectFor(name, windowOf(posts, asOf))];
}
