import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { isFree } from '../posts.queries.ts';

/** Returns all observed days that may be compared, oldest first. */
export function readDays(db: Db, creatorId: number, heldBack: readonly SourceCode[]) {
  return db
    .selectFrom('creator_snapshots')
    .select(['day', 'followers', 'likes', 'post_count', 'average_plays'])
    .where('creator_id', '=', creatorId)
    .where(isFree(heldBack))
    .orderBy('day')
    .execute();
}
