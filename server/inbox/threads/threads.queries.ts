import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export const findThread = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('inbox_threads')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns those that are the team's, locked in the order of their ids. */
export async function lockThreads(db: Db, teamId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('inbox_threads')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
