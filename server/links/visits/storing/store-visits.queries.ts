import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { Identified } from './identify-visitors.ts';
import type { ReadVisit } from './read-visit.ts';

export interface Storing {
  timeZone: string;
  /** The position up to which the journal is stored, and when it was last stored. */
  position: number;
  storedAt: Date | null;
}

/**
 * Locks the storing of this team's visits until the transaction ends, so that two edge processes never wait for each
 * other's rows. @returns null if the team does not exist
 */
export async function beginStoring(db: Db, teamId: number, journal: string): Promise<Storing | null> {
  // The mark is read in the state before the lock was acquired; `markStored` checks that it has not changed since. The
  // journal deletes what is committed, so the commit must reach the disk, whatever the server's setting.
  const { rows } = await sql<Storing>`
    with lock as materialized (
      select pg_advisory_xact_lock(hashtextextended('visits', ${teamId})), set_config('synchronous_commit', 'on', true)
    )
    select t.time_zone as "timeZone", coalesce(j.position, 0) as position, j.at as "storedAt"
    from lock cross join teams t
    left join visit_journals j on j.team_id = t.team_id and j.journal = ${journal}
    where t.team_id = ${teamId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * @param mark.after how far the journal was stored when it began
 * @throws Error if more is stored by now: a transaction with an unknown result was committed after all
 */
export async function markStored(
  db: Db,
  teamId: number,
  { journal, after, position, at }: { journal: string; after: number; position: number; at: Date },
): Promise<void> {
  const marked = await db
    .insertInto('visit_journals')
    .values({ team_id: teamId, journal, position, at })
    .onConflict(conflict =>
      conflict
        .columns(['team_id', 'journal'])
        .doUpdateSet(set => ({ position: set.ref('excluded.position'), at: set.ref('excluded.at') }))
        .where('visit_journals.position', '=', after),
    )
    .returning('position')
    .executeTakeFirst();
  if (!marked) throw new Error('these visits are stored already');
}

/**
 * Counts visitors of these links as known by cookie whose cookie came back for the first time, on all days on which
 * they came. Comes before the visits are stored.
 */
export async function markByCookie(
  db: Db,
  teamId: number,
  visits: readonly Identified<ReadVisit>[],
): Promise<void> {
  const known = visits.filter(({ isByCookie }) => isByCookie);
  if (known.length === 0) return;
  await sql`
    with
      returned as (
        update link_visitors v
        set is_by_cookie = true
        from (
          select distinct link_id, visitor
          from unnest(
            ${known.map(({ linkId }) => linkId)}::bigint[], ${known.map(({ visitor }) => visitor)}::uuid[]
          ) as g (link_id, visitor)
        ) g
        where v.team_id = ${teamId} and v.link_id = g.link_id and v.visitor = g.visitor and not v.is_by_cookie
        returning v.link_id, v.visitor, v.is_bot, v.days
      ),
      placed as (
        select
          link_id, is_bot, day,
          coalesce(lag(day) over (partition by link_id, visitor order by day), '-infinity') as before
        from returned cross join unnest(days) as day
      )
    insert into link_returns as r (team_id, link_id, is_bot, is_by_cookie, day, before, visitors)
    select ${teamId}::bigint, link_id, is_bot, is_by_cookie, day, before, count(*) * sign
    from placed cross join (values (false, -1), (true, 1)) as moved (is_by_cookie, sign)
    group by link_id, is_bot, is_by_cookie, sign, day, before
    order by link_id, is_bot, is_by_cookie, day, before
    on conflict (team_id, link_id, is_bot, is_by_cookie, day, before) do update
    set visitors = r.visitors + excluded.visitors`.execute(db);
}

/**
 * Stores visits of one day with all counts in one statement. A visitor's first visit of all marks them as new. Their
 * first visit of a day counts them for that day and stores the day of their previous visit; late visits are inserted
 * between the known days.
 * @param day of the team: `2026-11-22`
 * @returns the visited links; visits of deleted ones are left out
 */
export async function insertVisitsOfDay(
  db: Db,
  teamId: number,
  day: string,
  visits: readonly Identified<ReadVisit>[],
): Promise<number[]> {
  const all = <K extends keyof Identified<ReadVisit>>(key: K) => visits.map(visit => visit[key]);
  const { rows } = await sql<{ link_id: number }>`
    with
      given as materialized (
        select g.*, g.bot_reason <> '' as is_bot
        from unnest(
          ${all('linkId')}::bigint[], ${all('at')}::timestamptz[], ${all('visitor')}::uuid[],
          ${all('isByCookie')}::boolean[], ${all('botReason')}::text[], ${all('region')}::text[],
          ${all('system')}::text[], ${all('systemVersion')}::text[], ${all('browser')}::text[],
          ${all('browserVersion')}::text[], ${all('device')}::text[], ${all('app')}::text[],
          ${all('referrer')}::text[], ${all('isByQr')}::boolean[], ${all('recipientId')}::bigint[],
          ${all('creatorId')}::bigint[], ${all('ip')}::inet[]
        ) with ordinality as g (
          link_id, at, visitor, is_by_cookie, bot_reason, region, system, system_version, browser, browser_version,
          device, app, referrer, is_by_qr, recipient_id, creator_id, ip, n
        )
        where exists (
          select from short_links l where l.team_id = ${teamId} and l.id = g.link_id and l.removed_at is null
        )
      ),
      seen as (
        insert into link_visitors as known (team_id, link_id, visitor, is_bot, is_by_cookie, days)
        select ${teamId}::bigint, link_id, visitor, is_bot, bool_or(is_by_cookie), array[${day}::date]
        from given
        group by link_id, visitor, is_bot
        order by link_id, visitor
        on conflict (team_id, link_id, visitor) do update
        set days = (select array_agg(d order by d) from unnest(known.days || ${day}::date) d)
        where not known.days @> array[${day}::date]
        returning link_id, visitor, is_bot, is_by_cookie, days
      ),
      firsts as (
        select link_id, visitor, min(g.n) as n
        from given g join seen using (link_id, visitor)
        where cardinality(days) = 1
        group by link_id, visitor
      ),
      marked as materialized (
        select g.*, f.n is not null as is_new
        from given g left join firsts f on f.n = g.n
      ),
      stored as (
        insert into visits (
          team_id, link_id, at, day, visitor, is_by_cookie, is_new, bot_reason, region, system, system_version,
          browser, browser_version, device, app, referrer, is_by_qr, recipient_id, creator_id, ip
        )
        select
          ${teamId}, link_id, at, ${day}::date, visitor, is_by_cookie, is_new, bot_reason, region, system,
          system_version, browser, browser_version, device, app, referrer, is_by_qr, recipient_id, creator_id, ip
        from marked
        order by n
      ),
      visitors as (
        select link_id, is_bot, count(*) as uv from seen group by link_id, is_bot
      ),
      counted as materialized (
        select
          link_id, is_bot, count(*) as pv, count(*) filter (where is_new) as new_visitors,
          coalesce(min(v.uv), 0) as uv, max(at) as last_at
        from marked left join visitors v using (link_id, is_bot)
        group by link_id, is_bot
      ),
      days as (
        insert into link_days as d (team_id, link_id, is_bot, day, pv, uv, new_visitors)
        select ${teamId}, link_id, is_bot, ${day}::date, pv, uv, new_visitors
        from counted
        order by link_id, is_bot
        on conflict (team_id, link_id, is_bot, day) do update
        set pv = d.pv + excluded.pv, uv = d.uv + excluded.uv, new_visitors = d.new_visitors + excluded.new_visitors
      ),
      placed as (
        select
          link_id, is_bot, is_by_cookie,
          coalesce((select max(d) from unnest(days) d where d < ${day}::date), '-infinity') as before,
          (select min(d) from unnest(days) d where d > ${day}::date) as after
        from seen
      ),
      moved (link_id, is_bot, is_by_cookie, day, before, visitors) as (
        select link_id, is_bot, is_by_cookie, ${day}::date, before, 1 from placed
        union all
        select link_id, is_bot, is_by_cookie, after, before, -1 from placed where after is not null
        union all
        select link_id, is_bot, is_by_cookie, after, ${day}::date, 1 from placed where after is not null
      ),
      returned as (
        insert into link_returns as r (team_id, link_id, is_bot, is_by_cookie, day, before, visitors)
        select ${teamId}, link_id, is_bot, is_by_cookie, day, before, sum(visitors)
        from moved
        group by link_id, is_bot, is_by_cookie, day, before
        order by link_id, is_bot, is_by_cookie, day, before
        on conflict (team_id, link_id, is_bot, is_by_cookie, day, before) do update
        set visitors = r.visitors + excluded.visitors
      ),
      parts as (
        insert into link_day_parts as p (team_id, link_id, is_bot, part, day, value, pv, new_visitors)
        select ${teamId}, link_id, is_bot, part, ${day}::date, value, pv, new_visitors
        from (
          select
            link_id, is_bot,
            case
              when grouping(region) = 0 then 'region'
              when grouping(system) = 0 then 'system'
              when grouping(browser) = 0 then 'browser'
              when grouping(device) = 0 then 'device'
              when grouping(app) = 0 then 'app'
              when grouping(referrer) = 0 then 'referrer'
              when grouping(source) = 0 then 'source'
              else 'bot'
            end as part,
            coalesce(region, system, browser, device, app, referrer, source, bot_reason) as value,
            count(*) as pv, count(*) filter (where is_new) as new_visitors
          from (select *, case when is_by_qr then 'qr' else 'link' end as source from marked) m
          group by
            link_id, is_bot, grouping sets (region, system, browser, device, app, referrer, source, bot_reason)
        ) each
        where part <> 'bot' or is_bot
        order by link_id, is_bot, part, value
        on conflict (team_id, link_id, is_bot, part, day, value) do update
        set pv = p.pv + excluded.pv, new_visitors = p.new_visitors + excluded.new_visitors
      )
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
      from counted
      group by link_id
    ) sums
    where l.team_id = ${teamId} and l.id = sums.link_id
    returning l.id as link_id`.execute(db);
  return rows.map(row => row.link_id);
}
