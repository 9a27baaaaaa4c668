import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../../contract/core/platform.ts';
import type { RankingWindow } from '../../../contract/market/ranking-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export interface EditionOf {
  platform: Platform;
  days: RankingWindow;
  /** The first day of the window. */
  from: string;
  /** The last day, UTC. */
  day: string;
}

/** A reading up to this many days before the window still counts as the reach at its beginning. */
const nearDays = 2;

/**
 * Returns ads with their gain in the window, `score`, and how it was computed.
 * - first shown within the window: the whole reach
 * - else the current reach minus the reading closest to the window's beginning, from two days before it on
 * - without an earlier reading: the whole reach, part of which may be older
 * @param which ads, as a condition on `a`
 */
function scoredAds(
  which: RawBuilder<unknown>,
  { from, day }: Pick<EditionOf, 'from' | 'day'>,
): RawBuilder<unknown> {
  return sql`
    select a.id, a.regions, a.reach,
      a.first_shown_on >= ${from}::date as is_new, earlier.reach as before, ${day}::date - earlier.day as since,
      case when a.first_shown_on >= ${from}::date then a.reach
        when a.reach is not null then greatest(0, a.reach - coalesce(earlier.reach, 0)) end as score
    from ads a
    left join lateral (
      select r.reach, r.day from ad_reach r
      where r.ad_id = a.id and r.region = 'ALL' and r.reach is not null
        and r.day >= ${from}::date - ${nearDays}::int and r.day < ${day}::date and a.first_shown_on < ${from}::date
      order by abs(r.day - ${from}::date), r.day limit 1
    ) earlier on true
    where ${which}`;
}

const why = sql`jsonb_build_object('reach', reach, 'before', before, 'days', since, 'isNew', is_new::int)`;

/** Ranks all ads shown in the window, overall and by region. Replaces what this day had before. */
export async function makeEdition(
  db: Db,
  { platform, days, from, day, max, at }: EditionOf & { max: number; at: Date },
): Promise<void> {
  const which = { platform, days, day };
  await db
    .deleteFrom('ad_places')
    .where(eb => eb.and(which))
    .execute();
  await db
    .deleteFrom('ad_editions')
    .where(eb => eb.and(which))
    .execute();
  const shown = sql`a.platform = ${platform} and a.last_shown_on >= ${from}::date`;
  await sql`
    insert into ad_editions (platform, days, region, day, considered, made_at)
    select ${platform}, ${days}, region, ${day}::date, count(*), ${at}
    from ads a cross join lateral unnest(array['ALL'] || a.regions) as r (region)
    where ${shown} group by region`.execute(db);
  await sql`
    insert into ad_places (platform, days, region, day, rank, ad_id, score, why)
    select ${platform}, ${days}, region, ${day}::date, rank, id, score, ${why} from (
      select region, scored.*,
        row_number() over (partition by region order by score desc, reach desc, id) as rank
      from (${scoredAds(sql`${shown} and a.reach is not null`, { from, day })}) scored
      cross join lateral unnest(array['ALL'] || scored.regions) as r (region)
      where score > 0
    ) ranked where rank <= ${max}`.execute(db);
}

export interface ScoredAd {
  id: number;
  score: number | null;
  why: Record<string, number | null>;
}

/** The same for these ads only, the highest score first. */
export async function scoreAds(
  db: Db,
  ids: readonly number[],
  window: Pick<EditionOf, 'from' | 'day'>,
): Promise<ScoredAd[]> {
  const { rows } = await sql<ScoredAd>`
    select id, score, ${why} as why from (${scoredAds(sql`a.id = any(${ids}::bigint[])`, window)}) scored
    order by score desc nulls last, id`.execute(db);
  return rows;
}

export interface EditionRow {
  day: string;
  considered: number;
  made_at: Date;
}

type Ranking = Pick<EditionOf, 'platform' | 'days'> & { region: string };

/** Returns the newest editions, newest first. */
export const newestEditions = (db: Db, ranking: Ranking, max: number): Promise<EditionRow[]> =>
  db
    .selectFrom('ad_editions')
    .select(['day', 'considered', 'made_at'])
    .where(eb => eb.and({ ...ranking }))
    .orderBy('day', 'desc')
    .limit(max)
    .execute();

export interface PlaceRow extends ScoredAd {
  rank: number;
}

export async function readPlaces(
  db: Db,
  ranking: Ranking & { day: string },
  { size, offset }: { size: number; offset: number },
): Promise<PlaceRow[]> {
  const rows = await db
    .selectFrom('ad_places')
    .select(['ad_id as id', 'rank', 'score', 'why'])
    .where(eb => eb.and({ ...ranking }))
    .orderBy('rank')
    .limit(size)
    .offset(offset)
    .execute();
  return rows;
}

export async function countPlaces(db: Db, ranking: Ranking & { day: string }): Promise<number> {
  const { count } = await db
    .selectFrom('ad_places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(eb => eb.and({ ...ranking }))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ranks of these ads in editions since a day. */
export const pastPlaces = (
  db: Db,
  { platform, days, region }: Ranking,
  ids: readonly number[],
  since: string,
): Promise<{ ad_id: number; day: string; rank: number; score: number }[]> =>
  db
    .selectFrom('ad_places')
    .select(['ad_id', 'day', 'rank', 'score'])
    .where('platform', '=', platform)
    .where('days', '=', days)
    .where('region', '=', region)
    .where('ad_id', 'in', ids.length ? ids : [0])
    .where('day', '>=', since)
    .execute();

/** Returns regions that have an edition on a day. */
export async function regionsOfDay(
  db: Db,
  { platform, days, day }: Pick<EditionOf, 'platform' | 'days' | 'day'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('ad_editions')
    .select('region')
    .where(eb => eb.and({ platform, days, day }))
    .where('region', '<>', 'ALL')
    .orderBy('region')
    .execute();
  return rows.map(row => row.region);
}
