import { sql } from 'kysely';
import { changedSince, type Snapshot } from '../../../core/db/creator-changes/snapshots.ts';
import type { Db } from '../../../core/db/database.ts';
import type { ColumnRow } from '../column-row.ts';

const columns = sql`
  creators.id, platform, lower(handle) as "lowerHandle", search_text as "searchText", region, language, category,
  level, followers, average_plays as "averagePlays", interaction_bp as "interactionBp",
  plays_to_followers_bp as "playsToFollowersBp", growth_bp as "growthBp", price_fen as "priceFen",
  posts_per_week_centi as "postsPerWeekCenti", verified, has_email as "hasEmail", ad_posts as "adPosts",
  (extract(epoch from last_post_at) * 1000000)::bigint as "lastPostAtUs",
  (extract(epoch from added_at) * 1000000)::bigint as "addedAtUs", tags, brands`;

/** What was read of a creator: its row, or that it is gone. */
export type ReadRow = ColumnRow | { id: null; goneId: number };

/** Opens all rows, or those noted since a snapshot, for `nextRows`; in the transaction of another snapshot. */
export async function openRows(db: Db, since: Snapshot | null): Promise<void> {
  const rows = since
    ? sql`select ${columns}, creator_id as "goneId" from ${changedSince(since)} as changed
        left join creators on creators.id = changed.creator_id`
    : sql`select ${columns} from creators`;
  await sql`declare read_rows no scroll cursor for ${rows}`.execute(db);
}

/** Returns the next `max` rows; fewer are the last. */
export async function nextRows(db: Db, max: number): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`fetch forward ${sql.lit(max)} from read_rows`.execute(db);
  return rows;
}

/** Numbers of transactions of different nodes do not compare. */
export async function isDistributed(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}
