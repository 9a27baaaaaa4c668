import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OfLink } from '../links.queries.ts';

// Rows are deleted by their physical position. Given as an array, it is found directly, whatever the planner's
// statistics.

/** Deletes access records from before a day of the team. @returns how many, at most `most` */
export async function deleteVisitsBefore(
  db: Db,
  teamId: number,
  { day, timeZone, max }: { day: string; timeZone: string; max: number },
): Promise<number> {
  const deleted = await sql`
    delete from visits where team_id = ${teamId} and ctid = any (array(
      select ctid from visits
      where team_id = ${teamId} and is_bot in (false, true)
        and at < ${day}::date::timestamp at time zone ${timeZone}
      limit ${max}
    ))`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/** Forgets cookies that were given before a day of the team and never came back. */
export async function deleteCookiesBefore(
  db: Db,
  teamId: number,
  { day, max }: { day: string; max: number },
): Promise<number> {
  const deleted = await sql`
    delete from visitor_cookies where team_id = ${teamId} and ctid = any (array(
      select ctid from visitor_cookies
      where team_id = ${teamId} and not is_returned and day < ${day}::date
      limit ${max}
    ))`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

export async function deleteMarksBefore(db: Db, teamId: number, at: Date): Promise<void> {
  await db.deleteFrom('visit_journals').where('team_id', '=', teamId).where('at', '<', at).execute();
}

/** Returns whether the team has visits left that will expire. */
export async function hasVisits(db: Db, teamId: number): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from visits where team_id = ${teamId})
      or exists (select from visit_journals where team_id = ${teamId}) as left`.execute(db);
  return rows[0]?.left ?? false;
}

/** All tables with a link's visits. */
const tablesOfLink = ['visits', 'link_visitors', 'link_day_parts', 'link_returns', 'link_days'] as const;

/** @returns the number of deleted rows, at most `most`; exactly `most` means that there may be more */
export async function deleteOfLink(db: Db, { teamId, linkId }: OfLink, max: number): Promise<number> {
  let deleted = 0;
  for (const table of tablesOfLink) {
    const done = await sql`
      delete from ${sql.table(table)} where team_id = ${teamId} and ctid = any (array(
        select ctid from ${sql.table(table)}
        where team_id = ${teamId} and link_id = ${linkId} limit ${max - deleted}
      ))`.execute(db);
    deleted += Number(done.numAffectedRows ?? 0);
    if (deleted >= max) break;
  }
  return deleted;
}
