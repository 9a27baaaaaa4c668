import type { Db } from '../../../core/db/database.ts';

export async function isCreator(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('creators').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The team's last statement on an address counts. */
export async function putAlias(
  db: Db,
  teamId: number,
  { address, creatorId, at }: { address: string; creatorId: number; at: Date },
): Promise<void> {
  const said = { creator_id: creatorId, learned_from: null, at };
  await db
    .insertInto('address_aliases')
    .values({ team_id: teamId, address, ...said })
    .onConflict(conflict => conflict.columns(['team_id', 'address']).doUpdateSet(said))
    .execute();
}

export async function dropAlias(db: Db, teamId: number, address: string): Promise<void> {
  await db
    .deleteFrom('address_aliases')
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .execute();
}
