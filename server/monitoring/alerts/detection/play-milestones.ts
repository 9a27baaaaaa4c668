import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import type { JudgedPost } from '../../briefs/check-brief.ts';
import { factsOf, momentOf, noFacts, type Happening } from './alert-happening.ts';
import { reportedPlays } from './reported-plays.ts';

/** The project, and since when it reports these alerts. */
export interface ReportingSpan {
  projectCreatedAt: Date;
  since: Date;
}

/** A post published after the project was created had 0 plays at first. */
const isFresh = ({ publishedAt }: WatchedPost, { projectCreatedAt }: ReportingSpan) =>
  publishedAt !== null && publishedAt >= projectCreatedAt;

/**
 * Returns marks that a post's plays have passed since the project has watched it; of several passed by one answer, the
 * highest. A post that was above a mark when it was added never passes it.
 */
export function postMilestones(
  { post, addedAt }: JudgedPost,
  marks: readonly number[],
  reporting: ReportingSpan,
): Happening[] {
  const reported = reportedPlays(post);
  const passed = marks.flatMap(mark => {
    const index = reported.findIndex(({ plays }) => plays >= mark);
    const point = reported[index];
    if (!point) return [];
    const at = momentOf(point.at);
    const isSeen = isFresh(post, reporting) || (index > 0 && at >= addedAt);
    return isSeen && at >= reporting.since ? { mark, at, point, before: reported[index - 1] } : [];
  });
  const highest = passed.filter(
    one => !passed.some(other => other.point === one.point && other.mark > one.mark),
  );
  return highest.map(({ mark, at, point, before }) => ({
    key: post.key,
    kind: 'milestone',
    mark: String(mark),
    at,
    facts: {
      ...factsOf(post),
      mark,
      plays: point.plays,
      before: before?.plays ?? null,
      beforeAt: before ? momentOf(before.at).toISOString() : null,
    },
  }));
}

/** The plays of a post when the project began to watch it for this alert. */
function atFirst({ post, addedAt }: JudgedPost, reporting: ReportingSpan): number {
  const begin = Math.max(addedAt.getTime(), reporting.since.getTime());
  const reported = reportedPlays(post);
  const before = reported.findLast(({ at }) => at * 1000 <= begin);
  if (before) return before.plays;
  return isFresh(post, reporting) ? 0 : (reported[0]?.plays ?? 0);
}

/**
 * Returns marks that the total plays of a project have passed since it watches for them. Plays that posts had when they
 * were added do not count.
 * @param posts without those that must not be used
 */
export function projectMilestones(
  posts: readonly JudgedPost[],
  marks: readonly number[],
  reporting: ReportingSpan,
): Happening[] {
  const newest = posts.flatMap(({ post }) => reportedPlays(post).at(-1) ?? []);
  const plays = newest.reduce((sum, reported) => sum + reported.plays, 0);
  const before = posts.reduce((sum, each) => sum + atFirst(each, reporting), 0);
  const [mark] = marks.filter(each => each <= plays && each > before).toSorted((a, b) => b - a);
  if (mark === undefined) return [];
  const at = momentOf(newest.reduce((latest, reported) => Math.max(latest, reported.at), 0));
  const facts = { ...noFacts, mark, plays, before, posts: newest.length };
  return [{ key: '', kind: 'milestone', mark: String(mark), at, facts }];
}
