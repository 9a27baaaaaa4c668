import { sql, type Selectable } from 'kysely';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import { assignments, columnList, givenRows } from './bulk-rows.queries.ts';
import type { ColumnTypes } from './creator-columns.queries.ts';
import type { FoundAddress, SnapshotFacts } from '../../observations/creator-facts.ts';

export type StoredPost = Selectable<Schema['posts']>;

/** A post as it is sent to the database: times are text. */
export type PostRow = Omit<StoredPost, 'published_at' | 'observed_at'> & {
  published_at: string;
  observed_at: string;
};

/** SQL condition for posts and snapshots: may figures be computed from the row? */
export const isFree = (heldBack: readonly SourceCode[]) =>
  heldBack.length ? sql<boolean>`(via is null or via <> all(${heldBack}::text[]))` : sql<boolean>`true`;

export interface PostKey {
  creatorId: number;
  platformPostId: string;
}

const keyTypes = { creator_id: 'bigint', ids: 'text[]' };

/** Posts of a creator lie side by side in the index, so it is searched once a creator instead of once a post. */
export async function readPosts(db: Db, keys: readonly PostKey[]): Promise<StoredPost[]> {
  if (!keys.length) return [];
  const byCreator = Map.groupBy(keys, key => key.creatorId);
  const sought = [...byCreator].map(([creator_id, own]) => ({
    creator_id,
    ids: own.map(key => key.platformPostId),
  }));
  const { rows } = await sql<StoredPost>`
    select posts.* from ${givenRows(sought, keyTypes)}
    join posts on posts.creator_id = given.creator_id and posts.platform_post_id = any(given.ids)`.execute(
    db,
  );
  return rows;
}

/** Returns the hashtags of the newest posts of each creator, without posts that must not be used. */
export async function readNewestHashtags(
  db: Db,
  creatorIds: readonly number[],
  { limit, heldBack }: { limit: number; heldBack: readonly SourceCode[] },
) {
  if (!creatorIds.length) return [];
  const { rows } = await sql<
    Pick<StoredPost, 'creator_id' | 'platform_post_id' | 'published_at' | 'hashtags'>
  >`
    select newest.* from unnest(${creatorIds}::bigint[]) as given (creator_id)
    cross join lateral (
      select creator_id, platform_post_id, published_at, hashtags from posts
      where posts.creator_id = given.creator_id and ${isFree(heldBack)}
      order by published_at desc, platform_post_id desc limit ${limit}) as newest`.execute(db);
  return rows;
}

const postTypes: ColumnTypes<keyof PostRow> = {
  creator_id: 'bigint',
  platform_post_id: 'text',
  url: 'text',
  caption: 'text',
  hashtags: 'text[]',
  mentions: 'text[]',
  cover_url: 'text',
  duration_ms: 'integer',
  published_at: 'timestamptz',
  plays: 'bigint',
  likes: 'bigint',
  comments: 'bigint',
  shares: 'bigint',
  platform_sponsored: 'boolean',
  caption_disclosed: 'boolean',
  brand: 'text',
  brands: 'text[]',
  observed_at: 'timestamptz',
  via: 'text',
};

/** Inserts new posts and replaces known ones. */
export async function upsertPosts(db: Db, rows: readonly PostRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into posts (${columnList(postTypes)})
    select ${columnList(postTypes)} from ${givenRows(rows, postTypes)}
    on conflict (creator_id, platform_post_id) do update set
      ${assignments(postTypes, 'excluded', ['creator_id', 'platform_post_id'])}`.execute(db);
}

export type SnapshotRow = { creator_id: number } & Selectable<Schema['creator_snapshots']>;

export async function readSnapshots(db: Db, keys: readonly { creatorId: number; day: string }[]) {
  if (!keys.length) return [];
  const { rows } = await sql<SnapshotRow>`
    select creator_snapshots.*
    from unnest(${keys.map(key => key.creatorId)}::bigint[], ${keys.map(key => key.day)}::date[]) as given (creator_id, day)
    join creator_snapshots on creator_snapshots.creator_id = given.creator_id and creator_snapshots.day = given.day`.execute(
    db,
  );
  return rows;
}

const snapshotTypes = {
  creatorId: 'bigint',
  day: 'date',
  followers: 'bigint',
  likes: 'bigint',
  postCount: 'bigint',
  averagePlays: 'bigint',
  via: 'text',
};

export async function upsertSnapshots(db: Db, rows: readonly ({ creatorId: number } & SnapshotFacts)[]) {
  if (!rows.length) return;
  await sql`
    insert into creator_snapshots (creator_id, day, followers, likes, post_count, average_plays, via)
    select "creatorId", day, followers, likes, "postCount", "averagePlays", via
    from ${givenRows(rows, snapshotTypes)}
    on conflict (creator_id, day) do update set
      followers = excluded.followers, likes = excluded.likes, post_count = excluded.post_count,
      average_plays = excluded.average_plays, via = excluded.via`.execute(db);
}

const addressTypes = {
  creatorId: 'bigint',
  address: 'text',
  source: 'text',
  foundAt: 'timestamptz',
  via: 'text',
};

/**
 * Inserts addresses; known ones stay as they are. If an address is given twice, the import's counts, else the newest.
 * @param isReported whether connectors may have reported on these creators: then an address may change to the import's or
 * to a newer one
 */
export async function insertAddresses(
  db: Db,
  rows: readonly ({ creatorId: number; foundAt: string } & FoundAddress)[],
  { isReported }: { isReported: boolean },
): Promise<void> {
  if (!rows.length) return;
  const taken = sql`do update set via = excluded.via, found_at = excluded.found_at
      where stored.via is not null and (excluded.via is null or stored.found_at < excluded.found_at)`;
  await sql`
    insert into contact_addresses as stored (creator_id, address, source, found_at, via)
    select distinct on ("creatorId", address) "creatorId", address, source, "foundAt", via
    from ${givenRows(rows, addressTypes)}
    order by "creatorId", address, via nulls first, "foundAt" desc
    on conflict (creator_id, address) ${isReported ? taken : sql`do nothing`}`.execute(db);
}
