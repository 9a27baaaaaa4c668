import type { Db } from '../../core/db/database.ts';

/** Ads of a board are saved one after another, so that their limit holds. */
export async function lockBoard(db: Db, teamId: number): Promise<void> {
  await db.selectFrom('teams').select('team_id').where('team_id', '=', teamId).forNoKeyUpdate().execute();
}

/** @returns false if it was on the team's board already */
export async function insertSaved(
  db: Db,
  { teamId, accountId, adId, at }: { teamId: number; accountId: number; adId: number; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_ads')
    .values({ team_id: teamId, ad_id: adId, account_id: accountId, saved_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'ad_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if it was not on the board */
export async function deleteSaved(db: Db, teamId: number, adId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_ads')
    .where('team_id', '=', teamId)
    .where('ad_id', '=', adId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the whole board, newest first. */
export async function savedIds(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_ads')
    .select('ad_id')
    .where('team_id', '=', teamId)
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map(row => row.ad_id);
}

export async function countSaved(db: Db, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_ads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}
