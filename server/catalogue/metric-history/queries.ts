import { sql, type Selectable } from 'kysely';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import type { Schema } from '../../core/db/schema/schema.ts';

export type WatchedRow = Selectable<Schema['watched_posts']>;

/** Reads posts in order of their keys; locks them if they are about to be changed. */
export async function readRows(
  db: Db,
  keys: readonly string[],
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<WatchedRow[]> {
  if (!keys.length) return [];
  return db
    .selectFrom('watched_posts')
    .selectAll()
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .orderBy('key')
    .$if(forUpdate, query => query.forUpdate())
    .execute();
}

/** Locks these posts. Other transactions that watch, unwatch or write them wait until this one ends. */
export async function lockRows(db: Db, keys: readonly string[]): Promise<void> {
  await sql`select from watched_posts where key = any(${keys}::text[]) order by key for update`.execute(db);
}

/** Returns which of these posts are watched. Most posts of an import are not. */
export async function keysWatched(db: Db, keys: readonly string[]): Promise<string[]> {
  if (!keys.length) return [];
  const { rows } = await sql<{ key: string }>`
    select key from watched_posts where key = any(${keys}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}

/** Returns the latest posts of each creator that are or were watched. */
export async function rowsOfCreators(
  db: Db,
  creatorIds: readonly number[],
  max: number,
): Promise<WatchedRow[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<WatchedRow>`
    select latest.* from unnest(${creatorIds}::bigint[]) as given (creator_id)
    cross join lateral (
      select * from watched_posts where watched_posts.creator_id = given.creator_id
      order by published_at desc nulls last limit ${max}) as latest`.execute(db);
  return rows;
}

/** Returns the keys of the latest posts of each creator that are or were watched. */
export async function keysOfCreators(db: Db, creatorIds: readonly number[], max: number): Promise<string[]> {
  if (!creatorIds.length) return [];
  const { rows } = await sql<{ key: string }>`
    select latest.key from unnest(${creatorIds}::bigint[]) as given (creator_id)
    cross join lateral (
      select key from watched_posts where watched_posts.creator_id = given.creator_id
      order by published_at desc nulls last limit ${max}) as latest`.execute(db);
  return rows.map(({ key }) => key);
}

/** Returns the latest figures of posts, without their history. */
export async function readFigures(db: Db, keys: readonly string[]) {
  if (!keys.length) return [];
  return db
    .selectFrom('watched_posts')
    .select(['key', 'state', 'source', 'plays', 'likes', 'comments', 'shares'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** Returns the posts whose last report came from a source, page by page. */
export async function rowsOfSource(
  db: Db,
  source: SourceCode,
  { after, max }: { after: string; max: number },
): Promise<WatchedRow[]> {
  return db
    .selectFrom('watched_posts')
    .selectAll()
    .where('source', '=', source)
    .where('key', '>', after)
    .orderBy('key')
    .limit(max)
    .forUpdate()
    .execute();
}

export type NewRow = Pick<
  WatchedRow,
  | 'key'
  | 'platform'
  | 'platform_post_id'
  | 'is_sample'
  | 'url'
  | 'handle'
  | 'creator_id'
  | 'published_at'
  | 'watched_at'
>;

const json = (rows: readonly object[]) => JSON.stringify(rows);

/** Inserts new posts; fills in missing data of known ones. */
export async function insertRows(db: Db, rows: readonly NewRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into watched_posts (
      key, platform, platform_post_id, is_sample, url, handle, creator_id, published_at, watched_at)
    select * from json_to_recordset(${json(rows)}) as given (
      key text, platform platform, platform_post_id text, is_sample boolean, url text, handle text, creator_id bigint,
      published_at timestamptz, watched_at timestamptz)
    order by key collate "C"
    on conflict (key) do update set
      handle = case when watched_posts.handle = '' then excluded.handle else watched_posts.handle end,
      creator_id = coalesce(watched_posts.creator_id, excluded.creator_id),
      published_at = coalesce(watched_posts.published_at, excluded.published_at)`.execute(db);
}

/** The columns that an answer changes; `points` is in hexadecimal. */
export interface ChangedRow extends Omit<
  WatchedRow,
  'platform' | 'platform_post_id' | 'is_sample' | 'watched_at' | 'points'
> {
  points: string;
}

export async function updateRows(db: Db, rows: readonly ChangedRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    update watched_posts w set
      url = given.url, handle = given.handle, creator_id = given.creator_id, published_at = given.published_at,
      caption = given.caption, hashtags = given.hashtags, mentions = given.mentions, cover_url = given.cover_url,
      duration_ms = given.duration_ms, platform_sponsored = given.platform_sponsored,
      caption_disclosed = given.caption_disclosed, state = given.state, state_since = given.state_since,
      source = given.source, plays = given.plays, likes = given.likes, comments = given.comments,
      shares = given.shares, seen_at = given.seen_at, points = decode(given.points, 'hex'), gaps = given.gaps,
      edits = given.edits, doubt = given.doubt
    from json_to_recordset(${json(rows)}) as given (
      key text, url text, handle text, creator_id bigint, published_at timestamptz, caption text, hashtags text[],
      mentions text[], cover_url text, duration_ms integer, platform_sponsored boolean, caption_disclosed boolean,
      state text, state_since timestamptz, source text, plays bigint, likes bigint, comments bigint, shares bigint,
      seen_at timestamptz, points text, gaps jsonb, edits jsonb, doubt jsonb)
    where w.key = given.key`.execute(db);
}
