import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface Failures {
  failures: number;
  ends_at: Date;
}

/**
 * Counts an attempt before the password is checked, so that concurrent guesses are all counted.
 * @param ends when a series of failures that begins now ends
 */
export async function countAttempt(db: Db, username: string, at: Date, ends: Date): Promise<Failures> {
  const { rows } = await sql<Failures>`
    insert into sign_in_failures as f (username, failures, ends_at) values (${username}, 1, ${ends})
    on conflict (username) do update set
      failures = case when f.ends_at <= ${at} then 1 else f.failures + 1 end,
      ends_at = case when f.ends_at <= ${at} or f.failures < ${maxFailures} then excluded.ends_at else f.ends_at end
    returning failures, ends_at`.execute(db);
  return rows[0] ?? { failures: 1, ends_at: ends };
}

/** Ten wrong passwords lock the account. */
export const maxFailures = 10;

export async function deleteFailures(db: Db, username: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('username', '=', username).execute();
}

export async function deleteEndedFailures(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('ends_at', '<=', at).execute();
}
