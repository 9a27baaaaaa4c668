import type { Db } from '../../core/db/database.ts';

interface NewBrief {
  name: string;
  brief: string;
}

/** By name. */
export const listBriefs = (db: Db, teamId: number) =>
  db
    .selectFrom('campaign_briefs as b')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'b.team_id').onRef('a.id', '=', 'b.account_id'),
    )
    .select(['b.id', 'b.name', 'b.brief', 'b.created_at', 'b.account_id', 'a.nickname'])
    .where('b.team_id', '=', teamId)
    .orderBy('b.name')
    .execute();

export async function countBriefs(db: Db, teamId: number): Promise<number> {
  const { total } = await db
    .selectFrom('campaign_briefs')
    .select(count => count.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return total;
}

/** @returns its id; undefined if the team has one with that name */
export async function insertBrief(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  { name, brief }: NewBrief,
  at: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('campaign_briefs')
    .values({ team_id: teamId, account_id: accountId, name, brief, created_at: at })
    .onConflict(conflict => conflict.columns(['team_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const lockBrief = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('campaign_briefs')
    .select(['id', 'name', 'account_id'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function deleteBrief(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('campaign_briefs').where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function passBriefs(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('campaign_briefs')
    .set({ account_id: to })
    .where('team_id', '=', teamId)
    .where('account_id', '=', from)
    .execute();
}
