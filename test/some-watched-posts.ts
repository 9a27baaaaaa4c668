import type { Db } from '../server/db/database.ts';
import { packPoints } from '../server/features/post-series/points.ts';
import type { Point, WatchedPost } from '../server/features/post-series/service.ts';

/** A point with plays alone. */
export const pointAt = (at: Date, plays: number | null): Point => ({
  at: Math.floor(at.getTime() / 1000),
  plays,
  likes: null,
  comments: null,
  shares: null,
});

/** A watched post of TikTok of which nobody has told anything yet, but for `fields`. */
export function somePost(fields: Partial<WatchedPost> = {}): WatchedPost {
  const { platform = 'tiktok', platformPostId = '7301' } = fields;
  return {
    key: `${platform}:${platformPostId}`,
    platform,
    platformPostId,
    url: `https://post.example/${platformPostId}`,
    handle: 'lan.cooks',
    isSample: false,
    creatorId: null,
    publishedAt: null,
    caption: '',
    hashtags: [],
    mentions: [],
    coverUrl: '',
    durationMs: null,
    platformSponsored: false,
    captionDisclosed: false,
    state: 'waiting',
    stateSince: null,
    source: null,
    plays: null,
    likes: null,
    comments: null,
    shares: null,
    seenAt: null,
    gaps: [],
    edits: [],
    watchedAt: new Date('2026-11-20T08:00:00Z'),
    points: [],
    ...fields,
  };
}

/** Writes watched posts as if they had been answered so; those that are there already are written anew. */
export async function putWatchedPosts(db: Db, posts: readonly WatchedPost[]): Promise<void> {
  for (const post of posts) {
    const row = {
      key: post.key,
      platform: post.platform,
      platform_post_id: post.platformPostId,
      is_sample: post.isSample,
      url: post.url,
      handle: post.handle,
      creator_id: post.creatorId,
      published_at: post.publishedAt,
      caption: post.caption,
      hashtags: post.hashtags,
      mentions: post.mentions,
      cover_url: post.coverUrl,
      duration_ms: post.durationMs,
      platform_sponsored: post.platformSponsored,
      caption_disclosed: post.captionDisclosed,
      state: post.state,
      state_since: post.stateSince,
      source: post.source,
      plays: post.plays,
      likes: post.likes,
      comments: post.comments,
      shares: post.shares,
      seen_at: post.seenAt,
      points: packPoints(post.points),
      gaps: JSON.stringify(post.gaps),
      edits: JSON.stringify(post.edits),
      watched_at: post.watchedAt,
    };
    await db
      .insertInto('watched_posts')
      .values(row)
      .onConflict(conflict => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}
