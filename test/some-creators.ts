import { sql } from 'kysely';
import type { Db } from '../server/db/database.ts';

/**
 * Creators of TikTok without posts, named `creator 1` and so on; the higher the number, the fewer followers.
 * @returns their ids, in the order of their numbers
 */
export async function someCreators(db: Db, count: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into creators
      (platform, handle, name, homepage_url, avatar_url, followers, source, first_seen_at, added_at, refreshed_at)
    select 'tiktok', 'handle_' || n, 'creator ' || n, 'https://www.tiktok.com/@handle_' || n,
      'https://pictures.example/' || n, 1000000 - n, 'file', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from generate_series(1, ${count}::int) n
    returning id`.execute(db);
  return rows.map(row => row.id);
}
