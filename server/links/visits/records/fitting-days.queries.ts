import { sql, type RawBuilder } from 'kysely';
import type { VisitPart } from '../../../../contract/links/link-kinds.ts';
import type { VisitFilter } from '../../../../contract/links/visits.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Counted } from '../figures/visit-figures.queries.ts';
import type { OfLink } from '../links.queries.ts';

/** In a filter, this means unknown or not sent. */
const unknown = '-';

/** The most days by which a visit's stored day may differ from its day in the team's current zone. */
const maxMoved = 2;

/** Converts a filter's value to the stored form. */
export const storedWord = (asked: string): string => (asked === unknown ? '' : asked);

/** Returns the conditions of a filter for which daily counts exist. */
function fittingParts({ region, system, device, app, referrer }: VisitFilter): [VisitPart, string][] {
  const asked = { region, system, device, app, referrer };
  return Object.entries(asked).flatMap(([part, value]) =>
    value === undefined ? [] : [[part as VisitPart, storedWord(value)]],
  );
}

/**
 * Returns the days on which a link had visits that match each of the filter's conditions, in order, so that rare visits
 * are not searched for among all. Null if the filter has no condition with daily counts.
 */
export async function fittingDays(
  db: Db,
  { teamId, linkId }: OfLink,
  filter: VisitFilter,
  { from, to, isBot }: Counted,
): Promise<string[] | null> {
  const ofLink = sql`team_id = ${teamId} and link_id = ${linkId} and is_bot = any (${isBot}::boolean[])
    and day between ${from}::date - ${maxMoved}::int and ${to}::date + ${maxMoved}::int`;
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
