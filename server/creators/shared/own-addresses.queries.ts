import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** Returns creators with an address that the team may see without the catalogue: it was imported, or they gave it. */
export async function idsWithOwnAddress(
  db: Db,
  teamId: number,
  among?: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('unlocked_addresses')
    .select('creator_id')
    .distinct()
    .where('team_id', '=', teamId)
    .where(sql<boolean>`(imported_at is not null or confirmed_at is not null)`)
    .$if(among !== undefined, query => query.where('creator_id', '=', sql<number>`any(${among}::bigint[])`))
    .execute();
  return rows.map(row => row.creator_id);
}
