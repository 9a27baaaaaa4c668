import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { markedTables } from './declarations.ts';
import { isOfPerson, keysOf, type Search } from './row-conditions.ts';

/**
 * Notes which rows of a team are the person's where other rows depend on them, in the caller's transaction as the
 * team. Deleting may then begin anywhere, and go on after a crash: what was noted stays noted.
 */
export async function markRows(db: Db, search: Search & { teamId: number }): Promise<void> {
  for (const table of markedTables()) {
    await sql`
      insert into erasure_marks (team_id, erasure_id, marked_table, marked_id)
      select t.team_id, ${search.erasureId}::bigint, ${table.table}, t.id
      from ${sql.table(table.table)} as t where ${isOfPerson(keysOf(table), 't', search)}
      on conflict do nothing`.execute(db);
  }
}

/** @returns how many there were */
export async function dropMarks(db: Db, { teamId, erasureId }: Search): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from erasure_marks where team_id = ${teamId} and erasure_id = ${erasureId}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
