import { sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';

const shown = [
  'id',
  'platform',
  'library_id',
  'is_sample',
  'advertiser_id',
  'advertiser',
  'advertiser_key',
  'paid_by',
  'first_shown_on',
  'last_shown_on',
  'is_active',
  'reach_text',
  'reach',
  'regions',
  'first_seen_on',
  'seen_at',
  'detailed_at',
] as const;

const selectAds = (db: Db) => db.selectFrom('ads').select(shown);
export type AdRow = Awaited<ReturnType<ReturnType<typeof selectAds>['execute']>>[number];

export const readAds = (db: Db, ids: readonly number[]): Promise<AdRow[]> =>
  selectAds(db)
    .where('id', 'in', ids.length ? ids : [0])
    .execute();

export const readAd = (db: Db, id: number): Promise<AdRow | undefined> =>
  selectAds(db).where('id', '=', id).executeTakeFirst();

const escaped = (text: string) => text.replace(/[\\%_]/g, sign => `\\${sign}`);

export interface NamedAds {
  platform: Platform;
  /** A part of the advertiser's name, folded. */
  words: string;
  region: string | undefined;
  shownSince: string;
  max: number;
}

/** Returns ads whose advertiser's name contains the words, the highest reach first. */
export async function idsOfNamed(
  db: Db,
  { platform, words, region, shownSince, max }: NamedAds,
): Promise<number[]> {
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where('platform', '=', platform)
    .where('advertiser_key', 'like', `%${escaped(words)}%`)
    .where('last_shown_on', '>=', shownSince)
    .$if(region !== undefined, query => query.where(sql<boolean>`${region ?? ''} = any(regions)`))
    .orderBy(sql`reach desc nulls last`)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(row => row.id);
}

/** Returns other ads of the advertiser, newest first. */
export const othersOf = (
  db: Db,
  { id, platform, advertiser_id }: Pick<AdRow, 'id' | 'platform' | 'advertiser_id'>,
  max: number,
): Promise<AdRow[]> =>
  selectAds(db)
    .where('platform', '=', platform)
    .where('advertiser_id', '=', advertiser_id)
    .where('id', '<>', id)
    .orderBy('last_shown_on', 'desc')
    .orderBy(sql`reach desc nulls last`)
    .orderBy('id')
    .limit(max)
    .execute();

export interface ReachRow {
  region: string;
  day: string;
  reach_text: string;
  reach: number | null;
}

export const readReach = (db: Db, adId: number): Promise<ReachRow[]> =>
  db
    .selectFrom('ad_reach')
    .select(['region', 'day', 'reach_text', 'reach'])
    .where('ad_id', '=', adId)
    .orderBy('day')
    .orderBy('region')
    .execute();

/** Queues an ad for its reach by country. */
export async function askDetail(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('ads')
    .set({ asked_at: at })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .execute();
}

/** Excludes an ad from deletion. @returns its advertiser; null if there is no such ad */
export async function keepForever(db: Db, id: number): Promise<string | null> {
  const row = await db
    .updateTable('ads')
    .set({ is_kept: true })
    .where('id', '=', id)
    .returning('advertiser')
    .executeTakeFirst();
  return row?.advertiser ?? null;
}

export interface NamingCreator {
  id: number;
  platform: Platform;
  name: string;
  handle: string;
  avatar_url: string;
  followers: number | null;
  posts: number;
}

/** Returns creators whose sponsored posts name a brand, the most followed first, with the number of such posts. */
export async function creatorsNaming(
  db: Db,
  brand: string,
  { max, heldBack }: { max: number; heldBack: readonly SourceCode[] },
): Promise<NamingCreator[]> {
  const { rows } = await sql<NamingCreator>`
    select id, platform, name, handle, avatar_url, followers, (
      select count(*) from posts p
      where p.creator_id = c.id and p.brands @> array[${brand}]::text[]
        and (p.via is null or p.via <> all(${heldBack}::text[]))
    ) as posts
    from creators c
    where brands <> '{}' and brands @> array[${brand}]::text[]
    order by followers desc nulls last, id limit ${max}`.execute(db);
  return rows;
}
