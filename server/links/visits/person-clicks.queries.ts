import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface ClicksOf {
  teamId: number;
  linkIds: readonly number[];
  /** Local day of `zone`; earlier clicks do not count. */
  from: string;
  /** IANA name */
  zone: string;
}

/** Clicks of a link on a local day; null if the day is unknown. */
export interface ClickRow {
  linkId: number;
  day: string | null;
  clicks: number;
}

/** Counts by the days of the team. */
export async function clicksByTeamDay(db: Db, { teamId, linkIds, from }: ClicksOf): Promise<ClickRow[]> {
  const { rows } = await sql<ClickRow>`
    select link_id as "linkId", day, pv as clicks
    from link_days
    where team_id = ${teamId} and link_id = any(${linkIds}::bigint[]) and not is_bot and day >= ${from}::date
    order by link_id, day`.execute(db);
  return rows;
}

/**
 * Counts by the days of another zone, from the access records. The team's days may have more clicks than there are
 * records, because old records are deleted; the day of these clicks in the other zone is unknown.
 */
export async function clicksByZoneDay(db: Db, of: ClicksOf): Promise<ClickRow[]> {
  const { teamId, linkIds, from, zone } = of;
  const { rows } = await sql<ClickRow>`
    with kept as materialized (
      select link_id, (at at time zone ${zone})::date as zone_day, day as team_day, count(*) as clicks
      from visits
      where team_id = ${teamId} and link_id = any(${linkIds}::bigint[]) and not is_bot
        and at >= (${from}::date - 2)::timestamp at time zone ${zone}
      group by link_id, zone_day, team_day
    ), kept_days as (
      select link_id, team_day, sum(clicks) as clicks from kept group by link_id, team_day
    )
    select link_id as "linkId", zone_day as day, sum(clicks)::bigint as clicks
    from kept
    where zone_day >= ${from}::date
    group by link_id, zone_day
    union all
    select d.link_id, null, sum(d.pv - coalesce(k.clicks, 0))::bigint
    from link_days d left join kept_days k on k.link_id = d.link_id and k.team_day = d.day
    where d.team_id = ${teamId} and d.link_id = any(${linkIds}::bigint[]) and not d.is_bot
      and d.day >= ${from}::date and d.pv > coalesce(k.clicks, 0)
    group by d.link_id
    order by 1, 2`.execute(db);
  return rows;
}
