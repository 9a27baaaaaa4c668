import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Runs `work` on its own connection, unless another process of this database runs it now. The lock of a process that
 * dies is released.
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
