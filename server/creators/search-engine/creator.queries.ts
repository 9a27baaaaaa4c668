import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import { creatorFieldNames, creatorFields } from '../../../contract/core/sources/creator-fields.ts';
import type { Db } from '../../core/db/database.ts';

const fieldColumns = creatorFieldNames.map(field => creatorFields[field].column);

/** Of a row, and what words of a search are looked for in. */
const rowColumns = [
  'id',
  'platform',
  ...fieldColumns,
  'region_basis',
  'category_basis',
  'has_email',
  'average_plays',
  'median_plays',
  'recent_plays',
  'interaction_bp',
  'level',
  'plays_to_followers_bp',
  'growth_bp',
  'price_low_fen',
  'price_high_fen',
  'last_post_at',
  'analysis',
  'unanalysable_reason',
  'likes_to_plays_bp',
  'comments_to_likes_bp',
  'posts_per_week_centi',
  'sample',
] as const;

/** Whether there are new posts that the figures do not include yet. */
const isAnalysing = sql<boolean>`(creators.analysis = 'pending' or exists (
  select from figures_due where figures_due.creator_id = creators.id))`.as('is_analysing');

export function creatorsByIds(db: Db, ids: number[]) {
  return db
    .selectFrom('creators')
    .select(rowColumns)
    .select(isAnalysing)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type CreatorRecordRow = Awaited<ReturnType<typeof creatorsByIds>>[number];

export function findCreator(db: Db, platform: Platform, id: number) {
  return db
    .selectFrom('creators')
    .innerJoin('sources as s', 's.code', 'creators.source')
    .selectAll('creators')
    .select(['s.name_zh', 's.name_en', isAnalysing])
    .where('creators.id', '=', id)
    .where('creators.platform', '=', platform)
    .executeTakeFirst();
}

export function findFigures(db: Db, creatorId: number) {
  return db.selectFrom('creator_figures').selectAll().where('creator_id', '=', creatorId).executeTakeFirst();
}

export function newestPosts(db: Db, creatorId: number, max: number) {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .orderBy('published_at', 'desc')
    .orderBy('platform_post_id', 'desc')
    .limit(max)
    .execute();
}

export function snapshotsOf(db: Db, creatorId: number, max: number) {
  return db
    .selectFrom('creator_snapshots')
    .select(['day', 'followers'])
    .where('creator_id', '=', creatorId)
    .orderBy('day', 'desc')
    .limit(max)
    .execute();
}

export function findBracket(db: Db, platform: Platform, bracket: number) {
  return db
    .selectFrom('peer_brackets')
    .selectAll()
    .where('platform', '=', platform)
    .where('bracket', '=', bracket)
    .executeTakeFirst();
}

export type StoredBracket = NonNullable<Awaited<ReturnType<typeof findBracket>>>;

export function listFacets(db: Db, platform: Platform) {
  return db
    .selectFrom('creator_facets')
    .select(['facet', 'value', 'creators'])
    .where('platform', '=', platform)
    .orderBy('creators', 'desc')
    .orderBy('value')
    .execute();
}
