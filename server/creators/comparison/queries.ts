import { sql } from 'kysely';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';

export interface ComparedPost {
  creator_id: number;
  published_at: Date;
  plays: number | null;
  hashtags: string[];
}

/** SQL condition for posts and snapshots: may the row be compared? */
const isFree = (heldBack: readonly SourceCode[]) =>
  sql<boolean>`(via is null or via <> all(${heldBack}::text[]))`;

/** Returns the newest posts of each creator that may be compared, oldest first. */
export async function newestPostsOf(
  db: Db,
  ids: readonly number[],
  { max, heldBack }: { max: number; heldBack: readonly SourceCode[] },
): Promise<ComparedPost[]> {
  const { rows } = await sql<ComparedPost>`
    select p.creator_id, p.published_at, p.plays, p.hashtags
    from unnest(${ids}::bigint[]) as given (id)
    cross join lateral (
      select creator_id, published_at, plays, hashtags, platform_post_id from posts
      where creator_id = given.id and ${isFree(heldBack)}
      order by published_at desc, platform_post_id desc
      limit ${max}
    ) as p
    order by p.published_at, p.platform_post_id`.execute(db);
  return rows;
}

/** Returns all observed days of each creator, oldest first. */
export function snapshotsOf(db: Db, ids: readonly number[], heldBack: readonly SourceCode[]) {
  return db
    .selectFrom('creator_snapshots')
    .select(['creator_id', 'day', 'followers', 'likes', 'post_count', 'average_plays'])
    .where('creator_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isFree(heldBack))
    .orderBy('day')
    .execute();
}

export async function brandsOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'brands'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(row => [row.id, row.brands]));
}
