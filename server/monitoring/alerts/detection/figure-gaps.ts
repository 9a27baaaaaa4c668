import { day } from '../../../../contract/core/format.ts';
import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { noFacts, type Happening } from './alert-happening.ts';

/** A post whose figures have been missing for long, or will have been. */
interface LongGap {
  post: WatchedPost;
  reason: NonNullable<Happening['facts']['reason']>;
  from: Date;
  /** When it has lasted this long. */
  at: Date;
}

function longGap(post: WatchedPost, hours: number): LongGap[] {
  const gap = post.gaps.at(-1);
  if (gap?.to !== null || post.state === 'gone' || post.state === 'private') return [];
  const from = new Date(gap.from);
  return [{ post, reason: gap.reason, from, at: new Date(from.getTime() + hours * 3_600_000) }];
}

/**
 * Returns gaps that have lasted this long, or will have (`at` may be in the future). A source that fails affects many
 * posts: their gaps are merged by platform, reason and project day.
 */
export function findGaps(posts: readonly WatchedPost[], hours: number, zone: string): Happening[] {
  const long = posts.flatMap(post => longGap(post, hours));
  const groups = Map.groupBy(
    long,
    ({ post, reason, at }) => `${post.platform} ${reason} ${day(at.toISOString(), zone)}`,
  );
  return [...groups].flatMap(([mark, group]) => {
    const [first] = group.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    if (!first) return [];
    const { platform } = first.post;
    const facts = {
      ...noFacts,
      platform,
      reason: first.reason,
      posts: group.length,
      beforeAt: first.from.toISOString(),
    };
    return [{ key: '', kind: 'gap', mark, at: first.at, facts } satisfies Happening];
  });
}
