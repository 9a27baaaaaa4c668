import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import type { SeenPost } from '../../metric-history/series-state.ts';
import { readPosts, type PostKey, type StoredPost } from './posts.queries.ts';

const seenAs = (post: StoredPost, platform: Platform): SeenPost => ({
  platform,
  platformPostId: post.platform_post_id,
  creatorId: post.creator_id,
  url: post.url,
  caption: post.caption,
  hashtags: post.hashtags,
  mentions: post.mentions,
  coverUrl: post.cover_url,
  durationMs: post.duration_ms,
  publishedAt: post.published_at,
  platformSponsored: post.platform_sponsored,
  observedAt: post.observed_at,
  via: post.via,
  plays: post.plays,
  likes: post.likes,
  comments: post.comments,
  shares: post.shares,
});

/**
 * Returns the latest reported data of these posts, as far as the catalogue has them, in the form that metric history
 * takes.
 */
export async function knownPosts(
  db: Db,
  posts: readonly (PostKey & { platform: Platform })[],
): Promise<SeenPost[]> {
  const keyOf = (creatorId: number, id: string) => `${creatorId} ${id}`;
  const platforms = new Map(posts.map(post => [keyOf(post.creatorId, post.platformPostId), post.platform]));
  const stored = await readPosts(db, posts);
  return stored.flatMap(post => {
    const platform = platforms.get(keyOf(post.creator_id, post.platform_post_id));
    return platform ? seenAs(post, platform) : [];
  });
}
