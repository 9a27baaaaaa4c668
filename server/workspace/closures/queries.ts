import type { Db } from '../../core/db/database.ts';

/** When the account and the team close, in the caller's transaction as the team. */
export async function readClosures(db: Db, teamId: number, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('teams as t', 't.team_id', 'a.team_id')
    .select(['a.closes_at as account', 't.closes_at as team', 't.name'])
    .where('a.team_id', '=', teamId)
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

export async function setAccountClosure(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ closes_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .execute();
}

export async function setTeamClosure(db: Db, teamId: number, at: Date | null): Promise<void> {
  await db.updateTable('teams').set({ closes_at: at }).where('team_id', '=', teamId).execute();
}

/** What is left of a team whose orders stay in the books. */
export async function blankTeam(db: Db, teamId: number): Promise<void> {
  await db
    .updateTable('teams')
    .set({ name: '', plan: 'free', plan_ends_at: null, closes_at: null })
    .where('team_id', '=', teamId)
    .execute();
}
