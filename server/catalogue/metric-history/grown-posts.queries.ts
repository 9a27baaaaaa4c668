import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { WatchedRow } from './queries.ts';

/** Selects posts that were published between two moments: a page of this size, in order of key, after one key. */
export interface GrownPage {
  publishedFrom: Date;
  publishedUntil: Date;
  afterKey: string;
  limit: number;
}

/** Reads one page. A nightly job reads all pages to compute how posts grow. */
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
