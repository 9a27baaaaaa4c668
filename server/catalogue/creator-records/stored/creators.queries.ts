import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import type { SearchColumns } from '../../figures/search-columns.ts';

const written = [
  'id', 'platform', 'platform_id', 'handle', 'name', 'homepage_url', 'avatar_url', 'bio', 'region', 'region_basis',
  'language', 'language_basis', 'category', 'category_basis', 'tags', 'tags_basis', 'verified', 'has_email', 'followers', 'likes',
  'post_count', 'source', 'sample', 'first_seen_at', 'refreshed_at', 'search_text',
] as const; // prettier-ignore

export type StoredCreator = Pick<Selectable<Schema['creators']>, (typeof written)[number]>;

/** A creator's row without its figures, as it is sent to the database: times are text. */
export type CreatorRow = Omit<StoredCreator, 'first_seen_at' | 'refreshed_at'> & {
  first_seen_at: string;
  refreshed_at: string;
};

export type NewCreatorRow = CreatorRow & SearchColumns & { figures_at: string; added_at: string };

export function readCreators(db: Db, ids: readonly number[]): Promise<StoredCreator[]> {
  return db
    .selectFrom('creators')
    .select(written)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

const factColumns = sql`
  id bigint, platform platform, platform_id text, handle text, name text, homepage_url text, avatar_url text,
  bio text, region text, region_basis text, language text, language_basis text, category text, category_basis text, tags text[],
  tags_basis text, verified boolean, has_email boolean, followers bigint, likes bigint, post_count bigint,
  source text, sample boolean, first_seen_at timestamptz, refreshed_at timestamptz, search_text text`;

const figureColumns = sql`
  analysis text, unanalysable_reason text, average_plays bigint, median_plays bigint, interaction_bp integer,
  plays_to_followers_bp integer, likes_to_plays_bp integer, comments_to_likes_bp integer,
  level smallint, percentile smallint, posts_per_week_centi integer, ad_posts integer, growth_bp integer,
  price_low_fen bigint, price_high_fen bigint, price_fen bigint, recent_plays bigint[], brands text[],
  last_post_at timestamptz, figures_at timestamptz, added_at timestamptz`;

export async function insertCreators(db: Db, rows: readonly NewCreatorRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creators (
      id, platform, platform_id, handle, name, homepage_url, avatar_url, bio, region, region_basis, language,
      language_basis, category, category_basis, tags, tags_basis, verified, has_email, followers, likes, post_count, source, sample,
      first_seen_at, refreshed_at, search_text, analysis, unanalysable_reason, average_plays, median_plays,
      interaction_bp, plays_to_followers_bp, likes_to_plays_bp, comments_to_likes_bp, level, percentile, posts_per_week_centi, ad_posts, growth_bp, price_low_fen,
      price_high_fen, price_fen, recent_plays, brands, last_post_at, figures_at, added_at)
    overriding system value
    select
      id, platform, platform_id, handle, name, homepage_url, avatar_url, bio, region, region_basis, language,
      language_basis, category, category_basis, tags, tags_basis, verified, has_email, followers, likes, post_count, source, sample,
      first_seen_at, refreshed_at, search_text, analysis, unanalysable_reason, average_plays, median_plays,
      interaction_bp, plays_to_followers_bp, likes_to_plays_bp, comments_to_likes_bp, level, percentile, posts_per_week_centi, ad_posts, growth_bp, price_low_fen,
      price_high_fen, price_fen, recent_plays, brands, last_post_at, figures_at, added_at
    from json_to_recordset(${JSON.stringify(rows)}) as given (${factColumns}, ${figureColumns})`.execute(db);
}

export async function updateCreators(db: Db, rows: readonly CreatorRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    update creators set
      platform_id = given.platform_id, handle = given.handle, name = given.name, homepage_url = given.homepage_url,
      avatar_url = given.avatar_url, bio = given.bio, region = given.region, region_basis = given.region_basis,
      language = given.language, language_basis = given.language_basis, category = given.category,
      category_basis = given.category_basis,
      tags = given.tags, tags_basis = given.tags_basis, verified = given.verified, has_email = given.has_email,
      followers = given.followers, likes = given.likes, post_count = given.post_count, source = given.source,
      sample = given.sample, first_seen_at = given.first_seen_at, refreshed_at = given.refreshed_at,
      search_text = given.search_text
    from json_to_recordset(${JSON.stringify(rows)}) as given (${factColumns})
    where creators.id = given.id`.execute(db);
}

/** Returns the next creators of a source, in order of id. */
export async function creatorsOfSource(
  db: Db,
  source: string,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('source', '=', source)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(row => row.id);
}

const tablesByCreator = [
  'posts',
  'post_comments',
  'creator_snapshots',
  'creator_audiences',
  'creator_traits',
  'contact_addresses',
  'creator_figures',
  'creator_origins',
] as const;

/** Deletes creators with all their data. There are no foreign keys that would do it. */
export async function deleteCreators(db: Db, ids: readonly number[]): Promise<void> {
  const these = sql<number>`any(${ids}::bigint[])`;
  for (const table of tablesByCreator) await db.deleteFrom(table).where('creator_id', '=', these).execute();
  await db.deleteFrom('creators').where('id', '=', these).execute();
}

/** Marks creators as having a known e-mail address. */
export async function markWithAddress(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('creators')
    .set({ has_email: true })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('has_email', '=', false)
    .execute();
}
