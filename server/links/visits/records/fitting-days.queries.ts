import { sql, type RawBuilder } from 'kysely';
import type { VisitPart } from '../../../../contract/links/link-kinds.ts';
import type { VisitFilter } from '../../../../contract/links/visits.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Counted } from '../figures/visit-figures.queries.ts';
import type { OfLink } from '../links.queries.ts';

/** Stands in a filter for what is not known or was not sent. */
const unknown = '-';

/** Days by which the day of a visit may differ from what the clocks show where the team is now. */
const mostMoved = 2;

/** A filter's word as rows hold it. */
export const storedWord = (asked: string): string => (asked === unknown ? '' : asked);

/** Parts of a filter, each of which says by itself on which days something fits. */
function fittingParts({ region, system, device, app, referrer }: VisitFilter): [VisitPart, string][] {
  const asked = { region, system, device, app, referrer };
  return Object.entries(asked).flatMap(([part, value]) =>
    value === undefined ? [] : [[part as VisitPart, storedWord(value)]],
  );
}

/**
 * The days on which a link had visits that fit each of the filter's conditions, the first one first, so that
 * what is rare is not looked for among all; null where the filter has no condition that days are known for.
 */
export async function fittingDays(
  db: Db,
  { teamId, linkId }: OfLink,
  filter: VisitFilter,
  { from, to, isBot }: Counted,
): Promise<string[] | null> {
  const ofLink = sql`team_id = ${teamId} and link_id = ${linkId} and is_bot = any (${isBot}::boolean[])
    and day between ${from}::date - ${mostMoved}::int and ${to}::date + ${mostMoved}::int`;
  const conditions: RawBuilder<unknown>[] = fittingParts(filter).map(
    ([part, value]) => sql`
      select day from link_day_parts where ${ofLink} and part = ${part}
        and (value = ${value} ${part === 'region' && value ? sql`or starts_with(value, ${`${value}/`})` : sql``})`,
  );
  if (filter.visitor) {
    const fits = filter.visitor === 'new' ? sql`new_visitors > 0` : sql`pv > new_visitors`;
    conditions.push(sql`select day from link_days where ${ofLink} and ${fits}`);
  }
  if (!conditions.length) return null;
  const { rows } = await sql<{ day: string }>`
    select day from (${sql.join(conditions, sql` intersect `)}) as fitting group by day order by day`.execute(
    db,
  );
  return rows.map(row => row.day);
}
