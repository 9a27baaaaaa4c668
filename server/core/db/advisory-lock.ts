import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Runs `work` on a connection of its own unless some process of this database is at it; one that dies lets go.
 * @param lockKey any number, the same in every process for the same work
 */
export function unlessBusy(pool: Db, lockKey: number, work: (db: Db) => Promise<void>): Promise<void> {
  return pool.connection().execute(async db => {
    const { rows } = await sql<{
      is_mine: boolean;
    }>`select pg_try_advisory_lock(${lockKey}) as is_mine`.execute(db);
    if (!rows[0]?.is_mine) return;
    try {
      await work(db);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(db);
    }
  });
}
