import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** `query_canceled`, of Appendix A of PostgreSQL's manual. */
const isStopped = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014';

/** The time (ms) that counting may take where the database counts: what takes longer reads as being counted. */
const longestCount = 2000;

/** So much time for all that is attempted. Work is in a transaction, and only reads: it is rolled back at its end. */
export class TimeLimit {
  readonly #end: number;

  constructor(ms = longestCount) {
    this.#end = performance.now() + ms;
  }

  /** @returns null if the time is over before */
  async attempt<T>(db: Db, work: () => Promise<T>): Promise<T | null> {
    const left = Math.floor(this.#end - performance.now());
    if (left < 1) return null;
    await sql`savepoint attempt`.execute(db);
    try {
      await sql`select set_config('statement_timeout', ${String(left)}, true)`.execute(db);
      return await work();
    } catch (error) {
      if (isStopped(error)) return null;
      throw error;
    } finally {
      // The setting ends with it.
      await sql`rollback to savepoint attempt`.execute(db);
    }
  }
}
