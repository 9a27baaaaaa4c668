import type { Db } from '../../db/database.ts';

/** @returns false where the account was reminded on that day already */
export async function insertReminder(
  db: Db,
  { teamId, accountId, day, at }: { teamId: number; accountId: number; day: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('agenda_reminders')
    .values({ team_id: teamId, account_id: accountId, day, reminded_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id', 'day']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
