import type { Db } from '../../db/database.ts';

/** Every day that was observed, oldest first. */
export function readDays(db: Db, creatorId: number) {
  return db
    .selectFrom('creator_snapshots')
    .select(['day', 'followers', 'likes', 'post_count', 'average_plays'])
    .where('creator_id', '=', creatorId)
    .orderBy('day')
    .execute();
}
