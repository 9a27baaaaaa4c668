import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns whether a worker holds posts with a lease that has not ended. */
export async function isAnyHeld(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select 1 from metric_poll_batches where leased_until > ${now}) as held`.execute(db);
  return rows[0]?.held ?? false;
}
