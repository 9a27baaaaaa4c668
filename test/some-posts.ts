import type { Platform } from '../contract/platform.ts';
import type { SourceCode } from '../contract/source-codes.ts';
import type { Db } from '../server/db/database.ts';

export interface MadeCreator {
  platform?: Platform;
  handle: string;
  region?: string | null;
  category?: string | null;
  followers?: number | null;
}

export interface MadePost {
  id: string;
  publishedAt: Date;
  plays?: number | null;
  likes?: number | null;
  hashtags?: string[];
  via?: SourceCode | null;
}

/** A creator with posts as the catalogue keeps them, without figures. @returns the creator's id */
export async function addCreator(
  db: Db,
  at: Date,
  { platform = 'tiktok', handle, region = null, category = null, followers = null }: MadeCreator,
  posts: readonly MadePost[] = [],
): Promise<number> {
  const { id } = await db
    .insertInto('creators')
    .values({
      platform,
      platform_id: null,
      handle,
      name: `${handle}'s name`,
      region,
      region_basis: region ? 'stated' : null,
      language: null,
      language_basis: null,
      category,
      category_basis: category ? 'stated' : null,
      tags_basis: null,
      verified: null,
      followers,
      likes: null,
      post_count: null,
      unanalysable_reason: null,
      average_plays: null,
      median_plays: null,
      interaction_bp: null,
      plays_to_followers_bp: null,
      likes_to_plays_bp: null,
      comments_to_likes_bp: null,
      level: null,
      percentile: null,
      posts_per_week_centi: null,
      ad_posts: null,
      growth_bp: null,
      price_low_fen: null,
      price_high_fen: null,
      price_fen: null,
      last_post_at: null,
      source: 'file',
      first_seen_at: at,
      added_at: at,
      refreshed_at: at,
      figures_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPosts(db, at, id, posts);
  return id;
}

export async function addPosts(
  db: Db,
  at: Date,
  creatorId: number,
  posts: readonly MadePost[],
): Promise<void> {
  if (!posts.length) return;
  await db
    .insertInto('posts')
    .values(
      posts.map(({ id, publishedAt, plays = null, likes = null, hashtags = [], via = null }) => ({
        creator_id: creatorId,
        platform_post_id: id,
        url: `https://example.com/${id}`,
        caption: `caption of ${id}`,
        hashtags,
        duration_ms: 12_400,
        published_at: publishedAt,
        plays,
        likes,
        comments: null,
        shares: null,
        brand: null,
        observed_at: at,
        via,
      })),
    )
    .execute();
}
