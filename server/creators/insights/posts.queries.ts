import { sql, type Selectable } from 'kysely';
import { figureRules } from '../../../contract/catalogue/figure-rules.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import type { Schema } from '../../core/db/schema/schema.ts';

export type PostRow = Selectable<Schema['posts']>;

const countColumns = [
  'platform_post_id',
  'published_at',
  'duration_ms',
  'plays',
  'likes',
  'comments',
  'shares',
  'hashtags',
  'mentions',
  'brands',
  'platform_sponsored',
  'caption_disclosed',
  'via',
] as const;
export type PostCountsRow = Pick<PostRow, (typeof countColumns)[number]>;

/** SQL condition for posts and snapshots: may figures be computed from the row? */
export const isFree = (heldBack: readonly SourceCode[]) =>
  heldBack.length ? sql<boolean>`(via is null or via <> all(${heldBack}::text[]))` : sql<boolean>`true`;

const newestOf = (db: Db, creatorId: number, max: number) =>
  db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .orderBy('published_at', 'desc')
    .orderBy('platform_post_id', 'desc')
    .limit(max);

/** Returns the newest posts that may be used, without their texts, newest first. */
export const readPostCounts = (
  db: Db,
  creatorId: number,
  { max, heldBack }: { max: number; heldBack: readonly SourceCode[] },
): Promise<PostCountsRow[]> =>
  newestOf(db, creatorId, max).where(isFree(heldBack)).select(countColumns).execute();

/** Returns the newest posts, newest first. */
export const readPosts = (db: Db, creatorId: number, max: number): Promise<PostRow[]> =>
  newestOf(db, creatorId, max).selectAll().execute();

/** Returns every post that a figure may use: the newest, and all in the longest window before `asOf`. */
export function readFigurePosts(
  db: Db,
  creatorId: number,
  { asOf, heldBack }: { asOf: Date; heldBack: readonly SourceCode[] },
): Promise<PostRow[]> {
  const newest = newestOf(db, creatorId, limits.hashtagPosts)
    .where(isFree(heldBack))
    .select('published_at')
    .as('newest');
  const oldest = db.selectFrom(newest).select(({ fn }) => fn.min('newest.published_at').as('at'));
  return db
    .selectFrom('posts')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where(isFree(heldBack))
    .where(
      'published_at',
      '>=',
      sql<Date>`least(${asOf}::timestamptz - make_interval(days => ${figureRules.analysisDays}), ${oldest})`,
    )
    .execute();
}
