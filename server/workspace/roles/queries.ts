import type { Permission, Role } from '../../../contract/core/roles/permissions.ts';
import type { Db } from '../../core/db/database.ts';

export const listRoleRows = (db: Db, teamId: number) =>
  db
    .selectFrom('team_roles')
    .select(['id', 'name', 'permissions'])
    .where('team_id', '=', teamId)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Changes of a role wait for each other, and for sign-ins of its members. */
export const lockRole = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('team_roles')
    .select(['id', 'name', 'permissions'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findRole = (db: Db, teamId: number, id: number) =>
  db
    .selectFrom('team_roles')
    .select(['id', 'name', 'permissions'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

interface Fields {
  name: string;
  permissions: Permission[];
}

export async function insertRole(db: Db, teamId: number, fields: Fields, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('team_roles')
    .values({ team_id: teamId, ...fields, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRole(db: Db, teamId: number, id: number, fields: Fields): Promise<void> {
  await db.updateTable('team_roles').set(fields).where('team_id', '=', teamId).where('id', '=', id).execute();
}

export async function deleteRole(db: Db, teamId: number, id: number): Promise<void> {
  await db.deleteFrom('team_roles').where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** The accounts that have a role, locked in the order of their ids. */
export async function lockHolders(db: Db, teamId: number, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('team_id', '=', teamId)
    .where('role_id', '=', roleId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(row => row.id);
}

export async function holdersOfEach(db: Db, teamId: number): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('accounts')
    .select(({ fn }) => ['role_id', fn.countAll<number>().as('count')])
    .where('team_id', '=', teamId)
    .where('role_id', 'is not', null)
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(row => [row.role_id, row.count]));
}

/** Those that somebody can still accept. */
const openInvitations = (db: Db, teamId: number, at: Date) =>
  db
    .selectFrom('invitations')
    .where('team_id', '=', teamId)
    .where('role_id', 'is not', null)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at);

export async function invitationsOfEach(
  db: Db,
  teamId: number,
  at: Date,
): Promise<Map<number | null, number>> {
  const rows = await openInvitations(db, teamId, at)
    .select(({ fn }) => ['role_id', fn.countAll<number>().as('count')])
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(row => [row.role_id, row.count]));
}

/** What invitations give that gave a role. */
export async function changeInvitedRole(
  db: Db,
  teamId: number,
  roleId: number,
  to: { role: Role; roleId: number | null },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ role: to.role, role_id: to.roleId })
    .where('team_id', '=', teamId)
    .where('role_id', '=', roleId)
    .execute();
}

/** What people get whose accounts single sign-on makes. */
export async function changeProvidedRole(
  db: Db,
  teamId: number,
  roleId: number,
  to: { role: Role; roleId: number | null },
): Promise<void> {
  await db
    .updateTable('identity_providers')
    .set({ default_role: to.role, role_id: to.roleId })
    .where('team_id', '=', teamId)
    .where('role_id', '=', roleId)
    .execute();
}
