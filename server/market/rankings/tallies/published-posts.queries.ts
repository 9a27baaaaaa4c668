import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { RankingWindow } from '../../../../contract/market/ranking-kinds.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';

/** The input of a whole edition. */
export interface Scan {
  asOf: Date;
  /** Posts and snapshots of these sources must not be used. */
  heldBack: readonly SourceCode[];
}

/** Published at (seconds since 1970); hashtags as written, null if there are none. */
type PublishedPost = [
  id: string,
  publishedAt: number,
  plays: number | null,
  engagement: number | null,
  hashtags: string[] | null,
  isHeldBack: boolean,
];

export interface Publisher {
  id: number;
  /** Empty if unknown. */
  region: string;
  category: string;
  followers: number | null;
  /** When the posts were looked at last, in seconds since 1970. */
  seenAt: number;
  posts: PublishedPost[];
}

export async function readRegions(db: Db, platform: Platform): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('creators')
    .select('region')
    .distinct()
    .where('platform', '=', platform)
    .orderBy('region')
    .execute();
  return rows.map(row => row.region);
}

export async function readCreatorIds(db: Db, platform: Platform, region: string | null): Promise<number[]> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('platform', '=', platform)
    .where('region', region === null ? 'is' : '=', region)
    .orderBy('id')
    .execute();
  return rows.map(row => row.id);
}

/** Returns what these creators published within this many days; creators without posts are missing. */
export async function readPublished(
  db: Db,
  creatorIds: readonly number[],
  { asOf, heldBack }: Scan,
  days: number,
): Promise<Publisher[]> {
  const { rows } = await sql<Publisher>`
    select c.id, coalesce(c.region, '') as region, coalesce(c.category, '') as category, c.followers,
      p.seen_at as "seenAt", p.posts
    from creators c cross join lateral (
      select json_agg(json_build_array(
        platform_post_id, date_part('epoch', published_at), plays,
        case when coalesce(likes, comments, shares) is not null then coalesce(likes, 0) + coalesce(comments, 0) + coalesce(shares, 0) end,
        case when hashtags <> '{}' then hashtags end,
        coalesce(via = any(${heldBack}::text[]), false))) as posts,
        date_part('epoch', max(observed_at)) as seen_at
      from posts
      where creator_id = c.id and published_at > ${asOf}::timestamptz - make_interval(days => ${days}) and published_at <= ${asOf}) as p
    where c.id = any(${creatorIds}::bigint[]) and p.posts is not null
    order by c.id`.execute(db);
  return rows;
}

/** How many days before either end of a window an observation of followers may be: none for a day, four for thirty. */
const slackOf = (days: number) => Math.floor(days / 7);

/**
 * Returns followers at the end of a window minus those at its beginning; a creator without an observation near both is
 * missing.
 */
export async function readFollowersGained(
  db: Db,
  creatorIds: readonly number[],
  { asOf, heldBack }: Scan,
  days: RankingWindow,
): Promise<Map<number, number>> {
  const observed = (daysAgo: number) => sql`(
    select followers from creator_snapshots s
    where s.creator_id = given.id and s.followers is not null and (s.via is null or s.via <> all(${heldBack}::text[]))
      and s.day between (${asOf}::timestamptz at time zone 'UTC')::date - ${daysAgo + slackOf(days)}::int
        and (${asOf}::timestamptz at time zone 'UTC')::date - ${daysAgo}::int
    order by s.day desc limit 1)`;
  const { rows } = await sql<{ id: number; gained: number | null }>`
    select id, ${observed(0)} - ${observed(days)} as gained from unnest(${creatorIds}::bigint[]) as given (id)`.execute(
    db,
  );
  return new Map(rows.flatMap(({ id, gained }) => (gained === null ? [] : [[id, gained]])));
}
