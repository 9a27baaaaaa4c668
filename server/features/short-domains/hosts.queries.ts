import type { Db } from '../../db/database.ts';

/** Asked before the team is known. */
export async function hasTeam(db: Db, host: string): Promise<boolean> {
  const row = await db
    .selectFrom('short_hosts')
    .select('team_id')
    .where('host', '=', host)
    .executeTakeFirst();
  return row !== undefined;
}
