import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OfLink } from '../links.queries.ts';
import type { DayRange } from '../date-range.ts';

/** Which visits on which days to count. */
export interface Counted extends DayRange {
  isBot: readonly boolean[];
}

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;

/** Returns days with visits, in order. */
export function readDays(db: Db, { teamId, linkId }: OfLink, { from, to, isBot }: Counted) {
  return db
    .selectFrom('link_days')
    .select(['day', sumOf('pv').as('pv'), sumOf('uv').as('uv'), sumOf('new_visitors').as('newVisitors')])
    .where('team_id', '=', teamId)
    .where('link_id', '=', linkId)
    .where('is_bot', 'in', isBot)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/**
 * Counts the visitors of a range, each once: on the first of a visitor's days in the range, whose previous day is
 * before the range or missing. `byCookie` of them sent a cookie back.
 */
export function countVisitors(
  db: Db,
  { teamId, linkId }: OfLink,
  { from, to, isBot }: Counted,
): Promise<{ visitors: number; byCookie: number }> {
  return db
    .selectFrom('link_returns')
    .select([
      sumOf('visitors').as('visitors'),
      sql<number>`coalesce(sum(visitors) filter (where is_by_cookie), 0)::bigint`.as('byCookie'),
    ])
    .where('team_id', '=', teamId)
    .where('link_id', '=', linkId)
    .where('is_bot', 'in', isBot)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('before', '<', from)
    .executeTakeFirstOrThrow();
}

export interface HourRow {
  hour: string;
  pv: number;
  uv: number;
  newVisitors: number;
}

/** Returns every hour of the range in `timeZone`, up to `at`; an hour that the clock repeats counts as one. */
export async function readHours(
  db: Db,
  { teamId, linkId }: OfLink,
  { from, to, isBot, timeZone, at }: Counted & { timeZone: string; at: Date },
): Promise<HourRow[]> {
  const label = (moment: 'at' | 'begin') =>
    sql`to_char(${sql.ref(moment)} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24')`;
  const { rows } = await sql<HourRow>`
    with bounds as (
      select ${from}::date::timestamp at time zone ${timeZone} as lower,
        (${to}::date + 1)::timestamp at time zone ${timeZone} as upper
    ), hours as (
      select distinct ${label('begin')} as hour from bounds,
        generate_series(lower, least(upper - interval '1 second', ${at}::timestamptz), interval '1 hour') as begin
    ), visitors as (
      select ${label('at')} as hour, visitor, count(*) as pv, count(*) filter (where is_new) as fresh
      from visits
      where team_id = ${teamId} and link_id = ${linkId} and is_bot = any (${isBot}::boolean[])
        and at >= (select lower from bounds) and at < (select upper from bounds)
      group by 1, 2
    ), counted as (
      select hour, sum(pv)::bigint as pv, count(*) as uv, sum(fresh)::bigint as fresh from visitors group by 1
    )
    select hour, coalesce(pv, 0) as pv, coalesce(uv, 0) as uv, coalesce(fresh, 0) as "newVisitors"
    from hours full join counted using (hour)
    order by hour`.execute(db);
  return rows;
}
