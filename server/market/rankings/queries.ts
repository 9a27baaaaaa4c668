import { sql, type Selectable } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import { rankingLimits } from '../../../contract/market/ranking-kinds.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import type { StoredPlace, TagFacts } from '../../core/db/schema/rankings-tables.ts';
import type { Schema } from '../../core/db/schema/schema.ts';

/** The key of one ranking of an edition. */
export interface RankingKey {
  kind: 'video' | 'creator' | 'tag';
  platform: Platform;
  days: number;
  /** Empty means any. */
  region: string;
  category: string;
}

const newest = (db: Db) =>
  db
    .selectFrom('ranking_editions')
    .select(['id', 'day', 'made_at'])
    .where('made_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .as('e');

/** Returns the newest edition with this ranking, which may be missing in it. */
export function readRanking(db: Db, key: RankingKey) {
  return db
    .selectFrom(newest(db))
    .leftJoin('rankings as r', join =>
      join
        .onRef('r.edition_id', '=', 'e.id')
        .on('r.kind', '=', key.kind)
        .on('r.platform', '=', key.platform)
        .on('r.days', '=', key.days)
        .on('r.region', '=', key.region)
        .on('r.category', '=', key.category),
    )
    .select(['e.id', 'e.day', 'e.made_at', 'r.considered', 'r.held_back', 'r.places', 'r.details'])
    .executeTakeFirst();
}

/** An earlier day by its last edition; `places` is null if it had no such ranking. */
export interface EarlierDay {
  day: string;
  places: StoredPlace[] | null;
}

/** Returns the same ranking on the days of the history before `day`, one row per day with an edition, newest first. */
export async function readEarlierDays(db: Db, key: RankingKey, day: string): Promise<EarlierDay[]> {
  const { rows } = await sql<EarlierDay>`
    select e.day, r.places from (
      select distinct on (day) id, day from ranking_editions
      where made_at is not null and day < ${day}::date and day > ${day}::date - ${rankingLimits.history}::int
      order by day desc, id desc) as e
    left join rankings r on r.edition_id = e.id and r.kind = ${key.kind} and r.platform = ${key.platform}
      and r.days = ${key.days} and r.region = ${key.region} and r.category = ${key.category}
    order by e.day desc`.execute(db);
  return rows;
}

/** Returns the regions and categories for which an edition has rankings. */
export function readNarrowings(db: Db, editionId: number, { kind, platform, days }: RankingKey) {
  return db
    .selectFrom('rankings')
    .select(['region', 'category'])
    .where('edition_id', '=', editionId)
    .where('kind', '=', kind)
    .where('platform', '=', platform)
    .where('days', '=', days)
    .orderBy('region')
    .orderBy('category')
    .execute();
}

export type RankedPost = Selectable<Schema['posts']>;

/** Returns posts by their creators and ids, without those that must not be used. */
export async function readPosts(
  db: Db,
  keys: readonly [creatorId: number, platformPostId: string][],
  heldBack: readonly SourceCode[],
): Promise<RankedPost[]> {
  const { rows } = await sql<RankedPost>`
    select p.* from unnest(${keys.map(([id]) => id)}::bigint[], ${keys.map(([, id]) => id)}::text[]) as given (creator_id, platform_post_id)
    join posts p on p.creator_id = given.creator_id and p.platform_post_id = given.platform_post_id
    where p.via is null or p.via <> all(${heldBack}::text[])`.execute(db);
  return rows;
}

/** Returns the newest edition's facts on a tag. @param tag in its normalised form */
export async function readTagFacts(db: Db, platform: Platform, tag: string) {
  const { rows } = await sql<{ tag: string; day: string; made_at: Date; facts: TagFacts }>`
    select t.tag, e.day, e.made_at, t.facts
    from (select id, day, made_at from ranking_editions where made_at is not null order by id desc limit 1) as e
    join ranking_tags t on t.edition_id = e.id and t.platform = ${platform} and t.tag = ${tag}`.execute(db);
  return rows[0];
}
