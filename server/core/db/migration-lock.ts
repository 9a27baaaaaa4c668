import { sql } from 'kysely';
import type { Db } from './database.ts';

/** An arbitrary number, the same in every process. */
const lockKey = 7_305_111;

/** Runs `work` once no other process of this database does. The lock of a process that dies is released. */
export function exclusively<T>(pool: Db, work: () => Promise<T>): Promise<T> {
  return pool.connection().execute(async holder => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(holder);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(holder);
    }
  });
}
