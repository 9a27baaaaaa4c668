import type { Db } from '../../core/db/database.ts';

export async function findTeamName(db: Db, teamId: number): Promise<string> {
  const row = await db.selectFrom('teams').select('name').where('team_id', '=', teamId).executeTakeFirst();
  return row?.name ?? '';
}
