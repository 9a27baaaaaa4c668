import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { CollaborationTables } from '../../core/db/schema/collaborations-tables.ts';

type Table = CollaborationTables['deliverables'];
export type StoredDeliverable = Selectable<Table>;

/** Returns the deliverables of several collaborations, in order. */
export const deliverablesOfEach = (
  db: Db,
  teamId: number,
  collaborationIds: readonly number[],
): Promise<StoredDeliverable[]> =>
  db
    .selectFrom('deliverables')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', sql<number>`any(${[...collaborationIds]}::bigint[])`)
    .orderBy('collaboration_id')
    .orderBy('place')
    .orderBy('id')
    .execute();

/** Counts the deliverables of each collaboration, and those with a post; collaborations without any are missing. */
export async function countPosted(
  db: Db,
  teamId: number,
  collaborationIds: readonly number[],
): Promise<{ id: number; all: number; posted: number }[]> {
  const { rows } = await sql<{ id: number; all: number; posted: number }>`
    select collaboration_id as id, count(*)::int as all, (count(*) filter (where post_url <> ''))::int as posted
    from deliverables
    where team_id = ${teamId} and collaboration_id = any(${[...collaborationIds]}::bigint[])
    group by collaboration_id`.execute(db);
  return rows;
}

export async function insertDeliverable(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('deliverables').values(row).execute();
}

export async function updateDeliverable(
  db: Db,
  teamId: number,
  id: number,
  set: Updateable<Table>,
): Promise<void> {
  await db.updateTable('deliverables').set(set).where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function deleteDeliverables(db: Db, teamId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('deliverables')
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}
