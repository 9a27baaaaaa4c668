import type { Db } from '../../core/db/database.ts';

export async function findRetention(db: Db, teamId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('short_link_settings')
    .select('retention_days')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.retention_days;
}

export async function putRetention(db: Db, teamId: number, days: number): Promise<void> {
  await db
    .insertInto('short_link_settings')
    .values({ team_id: teamId, retention_days: days })
    .onConflict(conflict => conflict.column('team_id').doUpdateSet({ retention_days: days }))
    .execute();
}
