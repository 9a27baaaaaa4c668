import type { WatchedPost } from '../../../catalogue/metric-history/service.ts';

/** A caption as it was for a while. */
export interface Version {
  /** When it was first seen so. */
  from: Date;
  caption: string;
  /** As its source lists them; of an earlier caption only what is written in it is known. */
  hashtags: readonly string[];
  mentions: readonly string[];
}

/** When somebody first told something of a post; null: nobody has. */
export function firstSeenAt({ points, seenAt }: Pick<WatchedPost, 'points' | 'seenAt'>): Date | null {
  const [first] = points;
  if (!first) return seenAt;
  const at = new Date(first.at * 1000);
  return seenAt && seenAt < at ? seenAt : at;
}

/** The captions that a post has had, oldest first; none while nobody has told it. */
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
