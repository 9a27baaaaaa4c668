import { sql } from 'kysely';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import { followerBrackets } from '../../../../contract/catalogue/figure-rules.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { isFree } from '../posts.queries.ts';

const bracket = sql<number>`width_bucket(c.followers, ${[...followerBrackets]}::bigint[])`;

/** Returns a creator's ratios with the percentiles 0 to 100 of its peers; empty or null without peers. */
export function findRatios(db: Db, { platform, id }: CreatorParams) {
  return db
    .selectFrom('creators as c')
    .leftJoin('peer_brackets as p', join =>
      join.onRef('p.platform', '=', 'c.platform').on('p.bracket', '=', bracket),
    )
    .select([
      'c.followers',
      'c.refreshed_at',
      'c.interaction_bp',
      'c.likes_to_plays_bp',
      'c.comments_to_likes_bp',
    ])
    .select([
      'p.creators as peers',
      'p.interaction_bp as peers_interaction_bp',
      'p.likes_to_plays_bp as peers_likes_to_plays_bp',
      'p.comments_to_likes_bp as peers_comments_to_likes_bp',
    ])
    .where('c.id', '=', id)
    .where('c.platform', '=', platform)
    .executeTakeFirst();
}

export type Ratios = NonNullable<Awaited<ReturnType<typeof findRatios>>>;

interface Reach {
  max: number;
  heldBack: readonly SourceCode[];
}

/** Returns the newest posts that may be used, with their counts and what identifies them, newest first. */
export function readCountedPosts(db: Db, creatorId: number, { max, heldBack }: Reach) {
  return db
    .selectFrom('posts')
    .select(['platform_post_id', 'published_at', 'url', 'caption', 'plays', 'likes', 'comments', 'shares'])
    .where('creator_id', '=', creatorId)
    .where(isFree(heldBack))
    .orderBy('published_at', 'desc')
    .orderBy('platform_post_id', 'desc')
    .limit(max)
    .execute();
}

export type CountedPost = Awaited<ReturnType<typeof readCountedPosts>>[number];

/** Returns the latest days with a number of followers, oldest first. */
export async function readFollowers(db: Db, creatorId: number, { max, heldBack }: Reach) {
  const rows = await db
    .selectFrom('creator_snapshots')
    .select(['day', 'followers'])
    .where('creator_id', '=', creatorId)
    .where(isFree(heldBack))
    .where('followers', 'is not', null)
    .orderBy('day', 'desc')
    .limit(max)
    .$narrowType<{ followers: number }>()
    .execute();
  return rows.toReversed();
}

export type FollowerDay = Awaited<ReturnType<typeof readFollowers>>[number];
