import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { clearHasEmail } from '../stored/creators.queries.ts';

/** Deletes contact addresses, and says of creators who have none left that they have none. @returns how many */
export async function dropAddresses(db: Db, addresses: readonly string[]): Promise<number> {
  const { rows } = await sql<{ creator_id: number }>`
    delete from contact_addresses where lower(address) = any(${addresses}::text[]) returning creator_id`.execute(
    db,
  );
  await clearHasEmail(
    db,
    rows.map(row => row.creator_id),
  );
  return rows.length;
}
