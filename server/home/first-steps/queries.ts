import type { Db } from '../../core/db/database.ts';

interface AccountOf {
  teamId: number;
  accountId: number;
}

export async function isHiddenFrom(db: Db, { teamId, accountId }: AccountOf): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('first_steps_hidden_at')
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.first_steps_hidden_at != null;
}

export async function setHidden(db: Db, { teamId, accountId }: AccountOf, at: Date | null): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ first_steps_hidden_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .execute();
}
