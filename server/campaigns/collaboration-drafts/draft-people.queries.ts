import type { Db } from '../../core/db/database.ts';

/** Returns the owner and editors of a campaign, without viewers. */
export async function workersOf(db: Db, teamId: number, campaignId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('campaign_members')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('role', 'in', ['owner', 'editor'])
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}
