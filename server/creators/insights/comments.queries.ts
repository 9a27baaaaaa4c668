import type { Db } from '../../core/db/database.ts';

/** Returns the most recently observed comments on a creator's posts. */
export function readComments(db: Db, creatorId: number, maxPosts: number) {
  return db
    .selectFrom('post_comments')
    .select(['platform_post_id', 'comments', 'observed_at'])
    .where('creator_id', '=', creatorId)
    .orderBy('observed_at', 'desc')
    .orderBy('platform_post_id', 'desc')
    .limit(maxPosts)
    .execute();
}
