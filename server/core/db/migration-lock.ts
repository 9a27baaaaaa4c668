import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Any number, the same in every process: whoever holds it works, the others wait. */
const lockKey = 7_305_111;

/** Runs `work` while no other process of this database does; a process that dies lets go. */
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
