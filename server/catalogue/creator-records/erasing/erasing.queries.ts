import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Deletes contact addresses, and says of creators who have none left that they have none. @returns how many */
export async function dropAddresses(db: Db, addresses: readonly string[]): Promise<number> {
  const { rows } = await sql<{ creator_id: number }>`
    delete from contact_addresses where lower(address) = any(${addresses}::text[]) returning creator_id`.execute(
    db,
  );
  await sql`
    update creators set has_email = false
    where id = any(${rows.map(row => row.creator_id)}::bigint[]) and has_email
      and not exists (select from contact_addresses a where a.creator_id = creators.id)`.execute(db);
  return rows.length;
}
