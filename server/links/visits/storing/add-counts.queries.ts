import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { arrayOf, timesOf } from './array-text.ts';
import type { DayCount, PartCount, ReturnCount } from './count-visits.ts';

// Rows are written in the order of their keys, so that they are close to each other in the index.

const column = <Row, K extends keyof Row>(rows: readonly Row[], key: K) => rows.map(row => row[key]);

export async function addReturns(db: Db, teamId: number, returns: readonly ReturnCount[]): Promise<void> {
  if (returns.length === 0) return;
  await sql`
    insert into link_returns as r (team_id, link_id, is_bot, is_by_cookie, day, before, visitors)
    select ${teamId}::bigint, g.*
    from unnest(
      ${arrayOf(column(returns, 'linkId'))}::bigint[], ${arrayOf(column(returns, 'isBot'))}::boolean[],
      ${arrayOf(column(returns, 'isByCookie'))}::boolean[], ${arrayOf(column(returns, 'day'))}::date[],
      ${arrayOf(column(returns, 'before'))}::date[], ${arrayOf(column(returns, 'visitors'))}::bigint[]
    ) as g (link_id, is_bot, is_by_cookie, day, before, visitors)
    order by link_id, is_bot, is_by_cookie, day, before
    on conflict (team_id, link_id, is_bot, is_by_cookie, day, before) do update
    set visitors = r.visitors + excluded.visitors`.execute(db);
}

export async function addDays(db: Db, teamId: number, days: readonly DayCount[]): Promise<void> {
  await sql`
    insert into link_days as d (team_id, link_id, is_bot, day, pv, uv, new_visitors)
    select ${teamId}::bigint, g.*
    from unnest(
      ${arrayOf(column(days, 'linkId'))}::bigint[], ${arrayOf(column(days, 'isBot'))}::boolean[],
      ${arrayOf(column(days, 'day'))}::date[], ${arrayOf(column(days, 'pv'))}::bigint[],
      ${arrayOf(column(days, 'uv'))}::bigint[], ${arrayOf(column(days, 'newVisitors'))}::bigint[]
    ) as g (link_id, is_bot, day, pv, uv, new_visitors)
    order by link_id, is_bot, day
    on conflict (team_id, link_id, is_bot, day) do update
    set pv = d.pv + excluded.pv, uv = d.uv + excluded.uv, new_visitors = d.new_visitors + excluded.new_visitors
  `.execute(db);
}

export async function addParts(db: Db, teamId: number, parts: readonly PartCount[]): Promise<void> {
  await sql`
    insert into link_day_parts as p (team_id, link_id, is_bot, part, day, value, pv, new_visitors)
    select ${teamId}::bigint, g.*
    from unnest(
      ${arrayOf(column(parts, 'linkId'))}::bigint[], ${arrayOf(column(parts, 'isBot'))}::boolean[],
      ${arrayOf(column(parts, 'part'))}::text[], ${arrayOf(column(parts, 'day'))}::date[],
      ${column(parts, 'value')}::text[], ${arrayOf(column(parts, 'pv'))}::bigint[],
      ${arrayOf(column(parts, 'newVisitors'))}::bigint[]
    ) as g (link_id, is_bot, part, day, value, pv, new_visitors)
    order by link_id, is_bot, part, day, value
    on conflict (team_id, link_id, is_bot, part, day, value) do update
    set pv = p.pv + excluded.pv, new_visitors = p.new_visitors + excluded.new_visitors`.execute(db);
}

/** Adds to the totals of links. @returns which links there still are */
export async function addTotals(db: Db, teamId: number, days: readonly DayCount[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update short_links l
    set
      pv = l.pv + sums.pv,
      uv = l.uv + sums.uv,
      bot_pv = l.bot_pv + sums.bot_pv,
      bot_uv = l.bot_uv + sums.bot_uv,
      last_visit_at = greatest(l.last_visit_at, sums.last_at)
    from (
      select
        link_id,
        coalesce(sum(pv) filter (where not is_bot), 0) as pv,
        coalesce(sum(new_visitors) filter (where not is_bot), 0) as uv,
        coalesce(sum(pv) filter (where is_bot), 0) as bot_pv,
        coalesce(sum(new_visitors) filter (where is_bot), 0) as bot_uv,
        max(last_at) filter (where not is_bot) as last_at
      from unnest(
        ${arrayOf(column(days, 'linkId'))}::bigint[], ${arrayOf(column(days, 'isBot'))}::boolean[],
        ${arrayOf(column(days, 'pv'))}::bigint[], ${arrayOf(column(days, 'newVisitors'))}::bigint[],
        ${timesOf(column(days, 'lastAt'))}::timestamptz[]
      ) as g (link_id, is_bot, pv, new_visitors, last_at)
      group by link_id
    ) sums
    where l.team_id = ${teamId} and l.id = sums.link_id and l.removed_at is null
    returning l.id`.execute(db);
  return rows.map(({ id }) => id);
}
