import type { Db } from './database.ts';
import { beginAs } from './tenant-driver.ts';

/**
 * Runs `work` in a transaction that sees only the rows of one team: row security filters every query.
 * @throws if `pool` is a transaction itself: a team's work is one transaction
 */
export async function asTeam<T>(pool: Db, teamId: number, work: (db: Db) => Promise<T>): Promise<T> {
  // The id is written into a statement without parameters.
  if (!Number.isSafeInteger(teamId)) throw new Error('a team is named by its id');
  return beginAs(teamId, inside => pool.transaction().execute(db => inside(() => work(db))));
}
