import { figureRules, type FigureName } from '../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../contract/core/limits.ts';
import { daysBefore, type FigurePost } from './figure-inputs.ts';
import { newestFirst } from './post-order.ts';

/** The properties that decide which figures use a post. */
type CountedPost = Omit<FigurePost, 'hashtags' | 'brands'>;

/** A window of a creator's posts: the posts that figures are computed from, or those just before them. */
export interface FigureWindow<P extends CountedPost = FigurePost> {
  /** Newest first. */
  latest: readonly P[];
  /** The 30 and the 90 days that end at that time. */
  month: readonly P[];
  quarter: readonly P[];
}

function between<P extends CountedPost>(posts: readonly P[], from: Date, to: Date): P[] {
  const [first, end] = [from.getTime(), to.getTime()];
  return posts.filter(({ publishedAt }) => {
    const time = publishedAt.getTime();
    return time >= first && time < end;
  });
}

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

/** With fewer earlier posts than this there is no trend. */
const fewest = 3;

/** A range of days is compared only if a known post is older than it: otherwise some of its posts may be unknown. */
function daysEarlier(sorted: readonly FigurePost[], asOf: Date, days: number): FigurePost[] {
  const from = daysBefore(asOf, 2 * days);
  const oldest = sorted.at(-1);
  return oldest && oldest.publishedAt < from ? between(sorted, from, daysBefore(asOf, days)) : [];
}

/** Returns the window just before `windowOf`, for trends. */
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

/** Which posts of a window a figure uses; growth comes from snapshots. */
const selections: Record<FigureName, <P extends CountedPost>(window: FigureWindow<P>) => readonly P[]> = {
  average_plays: having('plays'),
  average_likes: having('likes'),
  average_comments: having('comments'),
  average_shares: having('shares'),
  /** A post with hidden likes is left out, so that its plays do not lower the rate. */
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

/** Returns the posts of a window that a figure uses, newest first. */
export function selectFor<P extends CountedPost>(name: FigureName, window: FigureWindow<P>): readonly P[] {
  return selections[name](window);
}

/** Returns the posts that a figure was computed from, newest first. @param posts as for `computeFigures` */
export function postsOfFigure<P extends CountedPost>(name: FigureName, posts: readonly P[], asOf: Date): P[] {
  return [...selectFor(name, windowOf(posts, asOf))];
}
