import type { Db } from '../../../core/db/database.ts';

/** Returns all teams: each has at least one account. */
export async function teamsWithAccounts(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('usernames').select('team_id').distinct().orderBy('team_id').execute();
  return rows.map(row => row.team_id);
}

/** Secrets of senders, locked until the transaction ends. */
export const secretsOfTeam = (db: Db, teamId: number) =>
  db
    .selectFrom('mail_senders')
    .select(['id', 'secret'])
    .where('team_id', '=', teamId)
    .where('secret', 'is not', null)
    .forUpdate()
    .execute();
