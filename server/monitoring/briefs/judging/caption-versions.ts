import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** A caption that a post had for a time. */
export interface Version {
  /** When it was first seen. */
  from: Date;
  caption: string;
  /** As its source lists them; for an earlier caption only those in its text are known. */
  hashtags: readonly string[];
  mentions: readonly string[];
}

/** Returns when a source first reported a post; null if none has. */
export function firstSeenAt({ points, seenAt }: Pick<WatchedPost, 'points' | 'seenAt'>): Date | null {
  const [first] = points;
  if (!first) return seenAt;
  const at = new Date(first.at * 1000);
  return seenAt && seenAt < at ? seenAt : at;
}

/** Returns the captions that a post has had, oldest first; empty before the first report. */
export function versionsOf(
  post: Pick<WatchedPost, 'points' | 'seenAt' | 'caption' | 'hashtags' | 'mentions' | 'edits'>,
): Version[] {
  const seenAt = firstSeenAt(post);
  if (!seenAt) return [];
  const starts = [seenAt, ...post.edits.map(({ at }) => new Date(at))];
  return starts.map((from, index) => {
    const edit = post.edits[index];
    if (edit) return { from, caption: edit.before, hashtags: [], mentions: [] };
    return { from, caption: post.caption, hashtags: post.hashtags, mentions: post.mentions };
  });
}
