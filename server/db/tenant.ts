import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Runs `work` in a transaction that sees the rows of one team only: row security stands behind every query. */
export function asTeam<T>(pool: Db, teamId: number, work: (db: Db) => Promise<T>): Promise<T> {
  return pool.transaction().execute(async db => {
    await sql`select set_config('app.team_id', ${String(teamId)}, true)`.execute(db);
    return work(db);
  });
}
