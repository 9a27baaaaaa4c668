import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export async function hasTeam(db: Db, host: string): Promise<boolean> {
  const row = await db
    .selectFrom('short_hosts')
    .select('team_id')
    .where('host', '=', host)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those hosts that belong to any team. */
export async function findTeamHosts(db: Db, hosts: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('short_hosts')
    .select('host')
    .where('host', '=', sql<string>`any(${hosts}::text[])`)
    .execute();
  return rows.map(row => row.host);
}
