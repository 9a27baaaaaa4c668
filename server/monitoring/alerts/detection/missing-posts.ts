import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { factsOf, type Happening } from './alert-happening.ts';

/** Returns each time when an existing post was deleted or became private. */
export function findAbsences(post: WatchedPost): Happening[] {
  const { state, stateSince, seenAt } = post;
  if ((state !== 'gone' && state !== 'private') || !stateSince || !seenAt) return [];
  const mark = `${state} ${stateSince.toISOString()}`;
  const facts = { ...factsOf(post), state, beforeAt: seenAt.toISOString() };
  return [{ key: post.key, kind: 'deleted', mark, at: stateSince, facts }];
}

/**
 * Returns an alert for a paid post without disclosure, this long after its publication.
 * @param failedSince when the check of its brief failed
 */
export function missingDisclosure(post: WatchedPost, hours: number, failedSince: Date): Happening | null {
  if (!post.publishedAt) return null;
  const late = new Date(post.publishedAt.getTime() + hours * 3_600_000);
  const at = late > failedSince ? late : failedSince;
  return { key: post.key, kind: 'missingDisclosure', mark: '', at, facts: factsOf(post) };
}
