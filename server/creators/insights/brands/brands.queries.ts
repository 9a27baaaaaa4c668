import { sql } from 'kysely';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { isFree } from '../posts.queries.ts';

/**
 * Returns the newest posts that may be used, newest first. The texts in which brands are found are read only for posts
 * that have brands.
 */
export function readBrandedPosts(
  db: Db,
  creatorId: number,
  { max, heldBack }: { max: number; heldBack: readonly SourceCode[] },
) {
  const isBranded = sql<boolean>`brands <> '{}'`;
  return db
    .selectFrom('posts')
    .select([
      'published_at',
      'plays',
      'likes',
      'comments',
      'shares',
      'platform_sponsored',
      'caption_disclosed',
      'brands',
      'brand',
    ])
    .select([
      sql<string>`case when ${isBranded} then caption else '' end`.as('caption'),
      sql<string[]>`case when ${isBranded} then mentions else '{}' end`.as('mentions'),
      sql<string[]>`case when ${isBranded} then hashtags else '{}' end`.as('hashtags'),
    ])
    .where('creator_id', '=', creatorId)
    .where(isFree(heldBack))
    .orderBy('published_at', 'desc')
    .orderBy('platform_post_id', 'desc')
    .limit(max)
    .execute();
}

export type BrandedPostRow = Awaited<ReturnType<typeof readBrandedPosts>>[number];
