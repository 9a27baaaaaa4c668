import { sql } from 'kysely';
import { visitParts, type VisitPart } from '../../../../contract/links/link-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Counted } from './visit-figures.queries.ts';
import type { OfLink } from '../links.queries.ts';

export interface PartOfVisits {
  part: VisitPart;
  value: string;
  pv: number;
  newVisitors: number;
}

/**
 * Returns the values of each part with the most visits, at most `most`; all others of a part are summed up under
 * `rest`, which comes last.
 */
export async function readParts(
  db: Db,
  { teamId, linkId }: OfLink,
  { from, to, isBot }: Counted,
  { max, rest }: { max: number; rest: string },
): Promise<PartOfVisits[]> {
  const { rows } = await sql<PartOfVisits>`
    with counted as (
      select part, value, sum(pv) as pv, sum(new_visitors) as fresh,
        row_number() over (partition by part order by sum(pv) desc, value) as place
      from link_day_parts
      where team_id = ${teamId} and link_id = ${linkId} and is_bot = any (${isBot}::boolean[])
        and part = any (${visitParts}::text[]) and day between ${from}::date and ${to}::date
      group by part, value
    )
    select part, case when place <= ${max} then value else ${rest} end as value,
      sum(pv)::bigint as pv, sum(fresh)::bigint as "newVisitors"
    from counted
    group by part, 2
    order by part, min(place)`.execute(db);
  return rows;
}
