import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { Permission, Role } from '../../../contract/core/roles/permissions.ts';

/** The account behind a user name. */
export function findUsername(db: Db, username: string) {
  return db.selectFrom('usernames').selectAll().where('username', '=', username).executeTakeFirst();
}

/** The account behind a phone number. */
export function findPhone(db: Db, phone: string) {
  return db.selectFrom('phones').selectAll().where('phone', '=', phone).executeTakeFirst();
}

export function findAccount(db: Db, teamId: number, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('teams as t', 't.team_id', 'a.team_id')
    .leftJoin('team_roles as r', join =>
      join.onRef('r.team_id', '=', 'a.team_id').onRef('r.id', '=', 'a.role_id'),
    )
    .selectAll('a')
    .select(['t.name as team_name', 't.time_zone', 'r.name as role_name', 'r.permissions'])
    .where('a.team_id', '=', teamId)
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** Of a custom role; it is held, so that it does not change between here and the caller's commit. */
export async function findRolePermissions(db: Db, teamId: number, roleId: number): Promise<Permission[]> {
  const role = await db
    .selectFrom('team_roles')
    .select('permissions')
    .where('team_id', '=', teamId)
    .where('id', '=', roleId)
    .forShare()
    .executeTakeFirstOrThrow();
  return role.permissions;
}

export async function findOwner(db: Db, teamId: number): Promise<number> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('team_id', '=', teamId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an account: its sign-ins and changes are serialised. */
export function lockAccount(db: Db, teamId: number, accountId: number) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Reserves the id before the row is inserted, because row security lets only the team itself write it. */
export async function nextTeamId(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('teams', 'team_id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function insertTeam(
  db: Db,
  teamId: number,
  team: { name: string; timeZone: string; plan: string },
  at: Date,
): Promise<void> {
  await sql`insert into teams (team_id, name, time_zone, plan, created_at) overriding system value
    values (${teamId}, ${team.name}, ${team.timeZone}, ${team.plan}, ${at})`.execute(db);
}

export interface NewAccount {
  username: string;
  nickname: string;
  company?: string;
  phone?: string;
  role: Role;
  role_id: number | null;
  is_operator: boolean;
  password_hash: string;
}

export async function insertAccount(db: Db, teamId: number, account: NewAccount, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('accounts')
    .values({ team_id: teamId, ...account, created_at: at, disabled_at: null, last_seen_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type AccountChange = Partial<{
  nickname: string;
  company: string;
  phone: string;
  avatar_url: string;
  role: Role;
  role_id: number | null;
  password_hash: string;
  has_second_factor: boolean;
  disabled_at: Date | null;
  last_seen_at: Date;
}>;

export async function updateAccount(
  db: Db,
  teamId: number,
  accountId: number,
  change: AccountChange,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .execute();
}

export async function deleteAccount(db: Db, teamId: number, accountId: number): Promise<void> {
  await db.deleteFrom('accounts').where('team_id', '=', teamId).where('id', '=', accountId).execute();
}

interface Ids {
  team_id: number;
  account_id: number;
}

/** @returns false if the user name is taken */
export async function claimUsername(db: Db, username: string, ids: Ids): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usernames')
    .values({ username, ...ids })
    .onConflict(conflict => conflict.column('username').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if the phone number is taken */
export async function claimPhone(db: Db, phone: string, ids: Ids): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('phones')
    .values({ phone, ...ids })
    .onConflict(conflict => conflict.column('phone').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function releasePhone(db: Db, phone: string): Promise<void> {
  await db.deleteFrom('phones').where('phone', '=', phone).execute();
}

export async function releaseUsername(db: Db, username: string): Promise<void> {
  await db.deleteFrom('usernames').where('username', '=', username).execute();
}

export async function deleteAvatarKeys(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('avatar_keys')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Returns all teams: each has at least one account. */
export async function listTeamIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('usernames').select('team_id').distinct().orderBy('team_id').execute();
  return rows.map(row => row.team_id);
}
