import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { isFree } from './posts.queries.ts';

export interface PublishedPost {
  creatorId: number;
  platform: Platform;
  platformPostId: string;
  handle: string;
  isSample: boolean;
  url: string;
  caption: string;
  hashtags: string[];
  publishedAt: Date;
}

/** Returns the posts of these creators published in [from, until), oldest first. */
export async function readPublished(
  db: Db,
  creatorIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<PublishedPost[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<PublishedPost>`
    select p.creator_id as "creatorId", c.platform, p.platform_post_id as "platformPostId", c.handle,
      c.sample as "isSample", p.url, p.caption, p.hashtags, p.published_at as "publishedAt"
    from posts p
    join creators c on c.id = p.creator_id
    where p.creator_id = any(${creatorIds}::bigint[]) and p.published_at >= ${from} and p.published_at < ${to}
    order by p.published_at, p.creator_id, p.platform_post_id`.execute(db);
  return rows;
}

export interface SeenPlays {
  creatorId: number;
  platform: Platform;
  platformPostId: string;
  publishedAt: Date;
  observedAt: Date;
  plays: number;
}

/** Returns the latest known plays of the newest posts of each creator, without posts that must not be used. */
export async function readSeenPlays(
  db: Db,
  creatorIds: readonly number[],
  { max, heldBack }: { max: number; heldBack: readonly SourceCode[] },
): Promise<SeenPlays[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<SeenPlays>`
    select newest.*, c.platform
    from unnest(${creatorIds}::bigint[]) as given (creator_id)
    join creators c on c.id = given.creator_id
    cross join lateral (
      select creator_id as "creatorId", platform_post_id as "platformPostId", published_at as "publishedAt",
        observed_at as "observedAt", plays
      from posts
      where posts.creator_id = given.creator_id and plays is not null and ${isFree(heldBack)}
      order by published_at desc, platform_post_id desc limit ${max}) as newest`.execute(db);
  return rows;
}
