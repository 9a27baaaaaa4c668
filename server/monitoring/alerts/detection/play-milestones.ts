import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import type { JudgedPost } from '../../briefs/check-brief.ts';
import { factsOf, momentOf, noFacts, type Happening } from './alert-happening.ts';
import { toldPlays } from './told-plays.ts';

/** Of which project, and from when on it wants to be told. */
export interface Telling {
  projectCreatedAt: Date;
  since: Date;
}

/** Published while the project was there: it began with nothing under its eyes. */
const isFresh = ({ publishedAt }: WatchedPost, { projectCreatedAt }: Telling) =>
  publishedAt !== null && publishedAt >= projectCreatedAt;

/**
 * Marks that a post's plays have passed under the project's eyes: of those that one answer passed at once the
 * highest. A post that was over a mark when it was put in never passes it.
 */
export function postMilestones(
  { post, addedAt }: JudgedPost,
  marks: readonly number[],
  telling: Telling,
): Happening[] {
  const told = toldPlays(post);
  const passed = marks.flatMap(mark => {
    const index = told.findIndex(({ plays }) => plays >= mark);
    const point = told[index];
    if (!point) return [];
    const at = momentOf(point.at);
    const isSeen = isFresh(post, telling) || (index > 0 && at >= addedAt);
    return isSeen && at >= telling.since ? { mark, at, point, before: told[index - 1] } : [];
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

/** What a post had when the project began to look at it for this. */
function atFirst({ post, addedAt }: JudgedPost, telling: Telling): number {
  const begin = Math.max(addedAt.getTime(), telling.since.getTime());
  const told = toldPlays(post);
  const before = told.findLast(({ at }) => at * 1000 <= begin);
  if (before) return before.plays;
  return isFresh(post, telling) ? 0 : (told[0]?.plays ?? 0);
}

/**
 * Marks that all plays of a project together have passed since it looks at them. What posts had when they were put in
 * passes nothing.
 * @param posts without those that may not be computed with
 */
export function projectMilestones(
  posts: readonly JudgedPost[],
  marks: readonly number[],
  telling: Telling,
): Happening[] {
  const newest = posts.flatMap(({ post }) => toldPlays(post).at(-1) ?? []);
  const plays = newest.reduce((sum, told) => sum + told.plays, 0);
  const before = posts.reduce((sum, each) => sum + atFirst(each, telling), 0);
  const [mark] = marks.filter(each => each <= plays && each > before).toSorted((a, b) => b - a);
  if (mark === undefined) return [];
  const at = momentOf(newest.reduce((latest, told) => Math.max(latest, told.at), 0));
  const facts = { ...noFacts, mark, plays, before, posts: newest.length };
  return [{ key: '', kind: 'milestone', mark: String(mark), at, facts }];
}
