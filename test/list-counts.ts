import { sql } from 'kysely';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';

export interface ListCounts {
  /** What `entitlement_uses` has of lists, members and favourites together, by key. */
  used: Record<string, number>;
  /** Counters that do not agree with the rows they count, by name; none is wanted. */
  faults: string[];
}

/** What a team has taken for its lists, held against the rows themselves. */
export function listCounts(db: Db, teamId: number): Promise<ListCounts> {
  return asTeam(db, teamId, async db => {
    const { rows: faults } = await sql<{ fault: string }>`
      with held as (select list_id, count(*) as n from list_members where team_id = ${teamId} group by list_id),
      kept as (select creator_id, count(*) as n from list_members where team_id = ${teamId} group by creator_id),
      used as (select key, scope, used from entitlement_uses where team_id = ${teamId})
      select 'members of list ' || l.id as fault
      from lists l left join held h on h.list_id = l.id
      where l.team_id = ${teamId} and l.members <> coalesce(h.n, 0)
      union all
      select 'lists of creator ' || coalesce(k.creator_id, f.creator_id)
      from kept k full join (select * from favourites where team_id = ${teamId}) f using (creator_id)
      where k.n is distinct from f.lists
      union all
      select 'taken of list ' || coalesce(h.list_id::text, u.scope)
      from held h full join (select * from used where key = 'list.members') u on u.scope = h.list_id::text
      where coalesce(h.n, 0) <> coalesce(u.used, 0)
      union all
      select 'taken favourites' where (select count(*) from kept)
        <> coalesce((select used from used where key = 'favourites.total'), 0)
      union all
      select 'taken lists' where (select count(*) from lists where team_id = ${teamId})
        <> coalesce((select used from used where key = 'list.count'), 0)`.execute(db);
    const { rows: uses } = await sql<{ key: string; used: number }>`
      select key, sum(used)::int as used from entitlement_uses
      where team_id = ${teamId} and key in ('list.count', 'list.members', 'favourites.total')
      group by key`.execute(db);
    return {
      used: Object.fromEntries(uses.map(({ key, used }) => [key, used])),
      faults: faults.map(row => row.fault),
    };
  });
}
