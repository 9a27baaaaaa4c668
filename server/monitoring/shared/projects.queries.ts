import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ProjectState } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { MonitorTables } from '../../core/db/schema/monitors-tables.ts';

export type StoredProject = Selectable<MonitorTables['monitor_projects']>;

const ofTeam = (db: Db, teamId: number) =>
  db.selectFrom('monitor_projects as p').where('p.team_id', '=', teamId);

export const findProject = (db: Db, teamId: number, id: number): Promise<StoredProject | undefined> =>
  ofTeam(db, teamId).selectAll('p').where('p.id', '=', id).executeTakeFirst();

/** Locks the project against changes of it and its content until the transaction ends. */
export const lockProject = (db: Db, teamId: number, id: number): Promise<StoredProject | undefined> =>
  ofTeam(db, teamId).selectAll('p').where('p.id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Returns the oldest project beyond `limit`; undefined if there are not more. */
export async function findFirstBeyond(db: Db, teamId: number, limit: number): Promise<number | undefined> {
  const row = await ofTeam(db, teamId)
    .select('p.id')
    .orderBy('p.id')
    .offset(limit)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface ProjectFilter {
  state?: ProjectState | undefined;
  /** A part of the name, in any case. */
  name?: string | undefined;
  ownerId?: number | undefined;
}

const fitting = (db: Db, teamId: number, { state, name, ownerId }: ProjectFilter) =>
  ofTeam(db, teamId)
    .$if(state !== undefined, query => query.where(sql<boolean>`p.state = ${state}`))
    .$if(Boolean(name), query => query.where(sql<boolean>`strpos(lower(p.name), lower(${name})) > 0`))
    .$if(ownerId !== undefined, query => query.where(sql<boolean>`p.owner_id = ${ownerId}::bigint`));

/** Newest first. */
export const listProjects = (
  db: Db,
  teamId: number,
  filter: ProjectFilter,
  { size, offset }: { size: number; offset: number },
): Promise<StoredProject[]> =>
  fitting(db, teamId, filter).selectAll('p').orderBy('p.id', 'desc').limit(size).offset(offset).execute();

export async function countProjects(db: Db, teamId: number, filter: ProjectFilter): Promise<number> {
  const { total } = await fitting(db, teamId, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertProject(
  db: Db,
  project: Insertable<MonitorTables['monitor_projects']>,
): Promise<number> {
  const { id } = await db
    .insertInto('monitor_projects')
    .values(project)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProject(
  db: Db,
  teamId: number,
  id: number,
  change: Updateable<MonitorTables['monitor_projects']>,
): Promise<void> {
  await db
    .updateTable('monitor_projects')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function deleteProject(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('monitor_projects').where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function changeMaker(db: Db, teamId: number, from: number, to: number): Promise<void> {
  const renamed = (id: ReturnType<typeof sql.ref>) =>
    sql<number>`case when ${id} = ${from} then ${to}::bigint else ${id} end`;
  await db
    .updateTable('monitor_projects')
    .set({ account_id: renamed(sql.ref('account_id')), owner_id: renamed(sql.ref('owner_id')) })
    .where('team_id', '=', teamId)
    .where(of => of.or([of('account_id', '=', from), of('owner_id', '=', from)]))
    .execute();
}

/** Returns the accounts that can own a project. */
export const teamAccounts = (db: Db, teamId: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'nickname', 'disabled_at'])
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute();

export async function listOpenProjects(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('monitor_projects')
    .select('id')
    .where('team_id', '=', teamId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  return rows.map(row => row.id);
}
