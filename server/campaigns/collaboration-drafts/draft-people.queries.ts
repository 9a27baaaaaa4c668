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

/** Returns the display name; empty for a creator who is no longer in the catalogue. */
export async function creatorNameOf(db: Db, creatorId: number): Promise<string> {
  const row = await db
    .selectFrom('creators')
    .select(['name', 'handle'])
    .where('id', '=', creatorId)
    .executeTakeFirst();
  return row?.name || row?.handle || '';
}
