import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { AcquisitionState } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { actsForAll } from '../../core/db/conditions/acts-for-all.ts';
import type { Db } from '../../core/db/database.ts';
import type { HoldUp, SourceTables } from '../../core/db/schema/sources-tables.ts';

/** The reader: team and account. */
export interface Viewer {
  teamId: number;
  accountId: number;
}

export type Stored = Selectable<SourceTables['acquisitions']>;

/** Acquisitions into lists that the viewer may see. If the list is gone, only the account's own. */
function visibleAcquisitions(db: Db, { teamId, accountId }: Viewer) {
  const forAll = actsForAll({ teamId, accountId });
  return db
    .selectFrom('acquisitions as q')
    .leftJoin('lists as l', join => join.onRef('l.team_id', '=', 'q.team_id').onRef('l.id', '=', 'q.list_id'))
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'q.team_id').onRef('a.id', '=', 'q.account_id'),
    )
    .where('q.team_id', '=', teamId)
    .where(
      sql<boolean>`(l.visibility = 'team' or l.created_by = ${accountId} or q.account_id = ${accountId} or ${forAll})`,
    );
}

export interface AcquisitionFilter {
  state?: AcquisitionState | undefined;
  /** A part of the name, in any case. */
  name?: string | undefined;
}

const fitting = (db: Db, viewer: Viewer, { state, name }: AcquisitionFilter) =>
  visibleAcquisitions(db, viewer)
    .$if(state !== undefined, query => query.where(sql<boolean>`q.state = ${state}`))
    .$if(Boolean(name), query => query.where(sql<boolean>`strpos(lower(q.name), lower(${name})) > 0`));

const presented = (query: ReturnType<typeof visibleAcquisitions>) =>
  query.selectAll('q').select(['l.name as list_name', 'a.nickname as by']);

export type AcquisitionRow = NonNullable<Awaited<ReturnType<typeof findAcquisition>>>;

export const findAcquisition = (db: Db, viewer: Viewer, id: number) =>
  presented(visibleAcquisitions(db, viewer)).where('q.id', '=', id).executeTakeFirst();

/** Newest first. */
export function listAcquisitions(
  db: Db,
  viewer: Viewer,
  filter: AcquisitionFilter,
  { size, offset }: { size: number; offset: number },
) {
  return presented(fitting(db, viewer, filter))
    .orderBy('q.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export async function countAcquisitions(db: Db, viewer: Viewer, filter: AcquisitionFilter): Promise<number> {
  const { total } = await fitting(db, viewer, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const readStored = (db: Db, teamId: number, id: number): Promise<Stored | undefined> =>
  db
    .selectFrom('acquisitions')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the acquisition until the transaction ends. */
export const lockAcquisition = (db: Db, teamId: number, id: number): Promise<Stored | undefined> =>
  db
    .selectFrom('acquisitions')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type NewAcquisition = Omit<Insertable<SourceTables['acquisitions']>, 'hold_up'>;

export async function insertAcquisition(db: Db, acquisition: NewAcquisition): Promise<number> {
  const { id } = await db
    .insertInto('acquisitions')
    .values({ ...acquisition, hold_up: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type AcquisitionChange = Omit<Updateable<SourceTables['acquisitions']>, 'hold_up'> & {
  hold_up?: HoldUp | null;
};

export async function updateAcquisition(
  db: Db,
  { team_id, id }: Pick<Stored, 'team_id' | 'id'>,
  { hold_up, ...change }: AcquisitionChange,
): Promise<void> {
  const holdUp = hold_up === undefined ? {} : { hold_up: hold_up && JSON.stringify(hold_up) };
  await db
    .updateTable('acquisitions')
    .set({ ...change, ...holdUp })
    .where('team_id', '=', team_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteAcquisition(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('acquisitions').where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  await db
    .updateTable('acquisitions')
    .set({ account_id: to })
    .where('team_id', '=', teamId)
    .where('account_id', '=', from)
    .execute();
}
