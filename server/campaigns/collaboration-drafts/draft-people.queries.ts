import type { Db } from '../../core/db/database.ts';

/** Who answers for a campaign or works in it; those who only look are left out. */
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

/** As people read it; empty for a creator who is not known any more. */
export async function creatorNameOf(db: Db, creatorId: number): Promise<string> {
  const row = await db
    .selectFrom('creators')
    .select(['name', 'handle'])
    .where('id', '=', creatorId)
    .executeTakeFirst();
  return row?.name || row?.handle || '';
}
