import type { Db } from '../../../core/db/database.ts';

/** Returns what a source says about a creator's followers, with the name of the source. */
export function findAudience(db: Db, creatorId: number) {
  return db
    .selectFrom('creator_audiences as a')
    .innerJoin('sources as s', 's.code', 'a.source')
    .select(['a.audience', 'a.observed_at', 's.name_zh', 's.name_en'])
    .where('a.creator_id', '=', creatorId)
    .executeTakeFirst();
}
