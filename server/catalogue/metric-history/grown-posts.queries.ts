import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { WatchedRow } from './queries.ts';

/** Which posts: published between two moments, so many of them by key after one. */
export interface GrownPage {
  publishedFrom: Date;
  publishedUntil: Date;
  afterKey: string;
  limit: number;
}

/** Goes through all by key: once a night, for how posts grow. */
export async function pageOfGrown(
  db: Db,
  { publishedFrom, publishedUntil, afterKey, limit }: GrownPage,
): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    select * from watched_posts
    where key > ${afterKey} and published_at >= ${publishedFrom} and published_at < ${publishedUntil}
    order by key limit ${limit}`.execute(db);
  return rows;
}
