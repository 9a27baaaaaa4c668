import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

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

/** Which of some links there are. */
export async function readLinksLeft(db: Db, teamId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('short_links')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
