import type { MonitorProject, ProjectDay } from '../../../../contract/monitoring/monitors.ts';
import { type Days, dayTotals } from '../../../catalogue/metric-interpolation/day-gains.ts';
import type { LastFigures, WatchedPost } from '../../../catalogue/metric-history/service.ts';

type Figures = MonitorProject['figures'];

/** Null if no post has the figure. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null);
  return known.length ? known.reduce((total, value) => total + value, 0) : null;
}

/** (likes + comments + shares) ÷ plays of posts with known likes and plays, in hundredths of a percent. */
function engagementBp(posts: readonly LastFigures[]): number | null {
  const countable = posts.filter(({ plays, likes }) => likes !== null && plays !== null);
  const plays = sum(countable.map(post => post.plays));
  if (!plays) return null;
  const engagements = countable.reduce(
    (total, { likes, comments, shares }) => total + (likes ?? 0) + (comments ?? 0) + (shares ?? 0),
    0,
  );
  return Math.round((engagements / plays) * 10_000);
}

/** Sums posts by their latest answers. */
export const figuresOf = (posts: readonly LastFigures[]): Figures => ({
  posts: posts.length,
  plays: sum(posts.map(({ plays }) => plays)),
  likes: sum(posts.map(({ likes }) => likes)),
  comments: sum(posts.map(({ comments }) => comments)),
  shares: sum(posts.map(({ shares }) => shares)),
  engagementBp: engagementBp(posts),
});

/** Returns the posts that may be used, and the number of the others. */
export function partHeldBack<Post extends Pick<LastFigures, 'source'>>(
  posts: readonly Post[],
  heldBack: ReadonlySet<string | null>,
): { free: Post[]; heldBack: number } {
  const free = posts.filter(({ source }) => !heldBack.has(source));
  return { free, heldBack: posts.length - free.length };
}

/** Returns what the project gained on each day until today. */
export function projectDays(posts: readonly WatchedPost[], days: Days): ProjectDay[] {
  const engagements = dayTotals(posts, 'engagements', days);
  return dayTotals(posts, 'plays', days).map(({ day, atEnd, gained, posts, missing }, at) => ({
    day,
    plays: atEnd,
    engagements: engagements[at]?.atEnd ?? null,
    playsGained: gained,
    engagementsGained: engagements[at]?.gained ?? null,
    posts,
    missing,
  }));
}
