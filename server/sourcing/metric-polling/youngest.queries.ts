import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns when the youngest polled post was published, as far as known. */
export async function readYoungest(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ born_at: Date | null }>`
    select max(born_at) as born_at from metric_polls`.execute(db);
  return rows[0]?.born_at ?? null;
}
