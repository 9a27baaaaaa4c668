import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';

/** An ad as a page of a library reports it; without a reported reach the text is empty and the number null. */
export interface ReportedAd {
  libraryId: string;
  advertiserId: string;
  advertiser: string;
  advertiserKey: string;
  paidBy: string;
  firstShownOn: string;
  lastShownOn: string;
  isActive: boolean;
  reachText: string;
  reach: number | null;
}

export interface AdReport {
  platform: Platform;
  /** The region in which the ads were searched; null for all. */
  region: string | null;
  isSample: boolean;
  day: string;
  at: Date;
}

/**
 * Stores ads and the day's readings of their reach. Storing the same page again changes nothing; values that are not
 * reported this time stay.
 */
export async function keepAds(
  db: Db,
  ads: readonly ReportedAd[],
  { platform, region, isSample, day, at }: AdReport,
): Promise<void> {
  if (!ads.length) return;
  await sql`
    with reported as (
      select * from jsonb_to_recordset(${JSON.stringify(ads)}::jsonb) as ad (
        "libraryId" text, "advertiserId" text, advertiser text, "advertiserKey" text, "paidBy" text,
        "firstShownOn" date, "lastShownOn" date, "isActive" boolean, "reachText" text, reach bigint)
    ), kept as (
      insert into ads as known (platform, library_id, is_sample, advertiser_id, advertiser, advertiser_key, paid_by,
        first_shown_on, last_shown_on, is_active, reach_text, reach, regions, first_seen_on, seen_at)
      select ${platform}, "libraryId", ${isSample}, "advertiserId", advertiser, "advertiserKey", "paidBy",
        "firstShownOn", "lastShownOn", "isActive", "reachText", reach,
        ${region === null ? [] : [region]}::text[], ${day}::date, ${at}
      from reported order by "libraryId"
      on conflict (platform, library_id) do update set
        is_sample = excluded.is_sample,
        advertiser_id = excluded.advertiser_id,
        advertiser = excluded.advertiser,
        advertiser_key = excluded.advertiser_key,
        paid_by = excluded.paid_by,
        first_shown_on = excluded.first_shown_on,
        last_shown_on = greatest(known.last_shown_on, excluded.last_shown_on),
        is_active = excluded.is_active,
        reach_text = case when excluded.reach_text = '' then known.reach_text else excluded.reach_text end,
        reach = case when excluded.reach_text = '' then known.reach else excluded.reach end,
        regions = case when excluded.regions <@ known.regions then known.regions
          else known.regions || excluded.regions end,
        seen_at = excluded.seen_at
      returning id, library_id
    )
    insert into ad_reach (ad_id, region, day, reach_text, reach)
    select kept.id, 'ALL', ${day}::date, reported."reachText", reported.reach
    from kept join reported on reported."libraryId" = kept.library_id
    where reported."reachText" <> ''
    on conflict (ad_id, region, day) do update set reach_text = excluded.reach_text, reach = excluded.reach`.execute(
    db,
  );
}

/** Returns ads whose reach by country is wanted, the longest waiting first. */
export const nextForReach = (
  db: Db,
  platform: Platform,
): Promise<{ id: number; library_id: string } | undefined> =>
  db
    .selectFrom('ads')
    .select(['id', 'library_id'])
    .where('asked_at', 'is not', null)
    .where('platform', '=', platform)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function countDetailed(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('ads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('detailed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface RegionReach {
  region: string;
  reachText: string;
  reach: number | null;
}

/** Stores an ad's reach by country, or that none was reported. The ad no longer waits. */
export async function keepReach(
  db: Db,
  adId: number,
  regions: readonly RegionReach[],
  { day, at }: { day: string; at: Date },
): Promise<void> {
  const names = regions.map(({ region }) => region).filter(region => region !== 'ALL');
  await sql`update ads set asked_at = null, detailed_at = ${at},
      regions = regions || array(select unnest(${names}::text[]) except select unnest(regions))
    where id = ${adId}`.execute(db);
  if (!regions.length) return;
  await db
    .insertInto('ad_reach')
    .values(
      regions.map(({ region, reachText, reach }) => ({
        ad_id: adId,
        region,
        day,
        reach_text: reachText,
        reach,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['ad_id', 'region', 'day']).doUpdateSet({
        reach_text: sql`excluded.reach_text`,
        reach: sql`excluded.reach`,
      }),
    )
    .execute();
}

/** Saved ads that still run are queued for their reach by country every day. */
export async function askKept(db: Db, platform: Platform, at: Date, max: number): Promise<void> {
  await sql`update ads set asked_at = ${at} where id in (
    select id from ads where platform = ${platform} and is_kept and is_active and asked_at is null
    order by detailed_at nulls first, id limit ${max})`.execute(db);
}

/** Deletes the sandbox's ads if the real library is used, or the other way round. */
export async function dropOthers(db: Db, platform: Platform, isSample: boolean): Promise<void> {
  const others = db
    .selectFrom('ads')
    .select('id')
    .where('platform', '=', platform)
    .where('is_sample', '<>', isSample);
  await db.deleteFrom('ad_reach').where('ad_id', 'in', others).execute();
  const gone = await db.deleteFrom('ad_places').where('ad_id', 'in', others).executeTakeFirst();
  if (gone.numDeletedRows > 0n) await db.deleteFrom('ad_editions').where('platform', '=', platform).execute();
  await db.deleteFrom('ads').where('platform', '=', platform).where('is_sample', '<>', isSample).execute();
}

/** Deletes ads that were not reported since then and that no team saved, with all their data. */
export async function deleteAdsBefore(
  db: Db,
  before: { unreported: Date; readings: string; editions: string },
): Promise<void> {
  await sql`with gone as (delete from ads where not is_kept and seen_at < ${before.unreported} returning id)
    delete from ad_reach where ad_id in (select id from gone)`.execute(db);
  await sql`delete from ad_reach where day < ${before.readings}::date and not exists (
    select from ads where ads.id = ad_reach.ad_id and ads.is_kept)`.execute(db);
  await db.deleteFrom('ad_places').where('day', '<', before.editions).execute();
  await db.deleteFrom('ad_editions').where('day', '<', before.editions).execute();
}
