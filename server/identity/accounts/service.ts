import { hashPassword } from '../../core/auth/password-hash.ts';
import type { Actor, Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Permission, Role } from '../../../contract/core/roles/permissions.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  claimPhone,
  claimUsername,
  deleteAccount,
  deleteAvatarKeys,
  findAccount,
  findOwner,
  findPhone,
  findRolePermissions,
  findUsername,
  insertAccount,
  insertTeam,
  listTeamIds,
  lockAccount as lockRow,
  nextTeamId,
  releasePhone,
  releaseUsername,
  updateAccount,
  type AccountChange,
} from './queries.ts';

export { listTeamIds };

/** User names are compared without case and compatibility forms. */
export const normalised = (username: string) => username.trim().normalize('NFKC').toLowerCase();

export interface AccountIds {
  teamId: number;
  accountId: number;
}

const takenTexts = {
  zh: { username: '该用户名已被使用', phone: '该手机号已注册' },
  en: { username: 'This username is taken', phone: 'The phone number has been registered' },
};

function taken(ctx: Context, field: 'username' | 'phone'): AppError {
  return new AppError('taken', {}, [{ field, reason: takenTexts[ctx.lang][field] }]);
}

const idsOf = (row: { team_id: number; account_id: number } | undefined): AccountIds | null =>
  row ? { teamId: row.team_id, accountId: row.account_id } : null;

/** Ignores case (contract/core/patterns.ts `username`). */
export async function accountNamed(db: Db, username: string): Promise<AccountIds | null> {
  return idsOf(await findUsername(db, normalised(username)));
}

export async function accountOfPhone(db: Db, phone: string): Promise<AccountIds | null> {
  return idsOf(await findPhone(db, phone));
}

/** Checks before anything is created or hashed. @throws AppError taken */
export async function refuseTaken(
  db: Db,
  ctx: Context,
  { username, phone }: { username?: string; phone?: string },
): Promise<void> {
  if (username && (await accountNamed(db, username))) throw taken(ctx, 'username');
  if (phone && (await accountOfPhone(db, phone))) throw taken(ctx, 'phone');
}

/** With its team, in the team's transaction. */
export const readAccount = (db: Db, { teamId, accountId }: AccountIds) => findAccount(db, teamId, accountId);

/** Who acts in work that an account asked for and that runs without it. */
export function actorOf(account: NonNullable<Awaited<ReturnType<typeof readAccount>>>): Actor {
  const { team_id: teamId, id: accountId, role, permissions } = account;
  return { teamId, accountId, sessionId: 0, role, ...(permissions && { permissions }), isOperator: false };
}

/** The permissions of an account with a custom role; null for the others. */
export const customPermissionsOf = async (
  db: Db,
  { team_id, role_id }: { team_id: number; role_id: number | null },
): Promise<Permission[] | null> => (role_id === null ? null : findRolePermissions(db, team_id, role_id));

/** The main account of a team; there is always exactly one. */
export async function ownerOf(db: Db, teamId: number): Promise<AccountIds> {
  return { teamId, accountId: await findOwner(db, teamId) };
}

/** Locks an account: its sign-ins and changes are serialised. */
export const lockAccount = (db: Db, { teamId, accountId }: AccountIds) => lockRow(db, teamId, accountId);

export const changeAccount = (db: Db, { teamId, accountId }: AccountIds, change: AccountChange) =>
  updateAccount(db, teamId, accountId, change);

export interface NewAccount {
  username: string;
  nickname: string;
  company?: string;
  phone?: string;
  passwordHash: string;
  role: Role;
  /** The team's own role; just with the role `custom`. */
  roleId?: number | null;
  isOperator?: boolean;
}

/** In the team's transaction. @throws AppError taken */
export async function addAccount(
  db: Db,
  ctx: Context,
  teamId: number,
  account: NewAccount,
): Promise<AccountIds> {
  const { nickname, company = '', phone = '', role, roleId = null, isOperator = false } = account;
  const username = normalised(account.username);
  const row = {
    nickname,
    company,
    phone,
    role,
    role_id: roleId,
    is_operator: isOperator,
    password_hash: account.passwordHash,
  };
  const accountId = await insertAccount(db, teamId, { username, ...row }, ctx.now());
  const ids = { team_id: teamId, account_id: accountId };
  if (!(await claimUsername(db, username, ids))) throw taken(ctx, 'username');
  if (phone && !(await claimPhone(db, phone, ids))) throw taken(ctx, 'phone');
  return { teamId, accountId };
}

/** @throws AppError taken */
export async function changePhoneOf(db: Db, ctx: Context, ids: AccountIds, phone: string): Promise<void> {
  const account = await lockAccount(db, ids);
  if (account?.phone) await releasePhone(db, account.phone);
  if (!(await claimPhone(db, phone, { team_id: ids.teamId, account_id: ids.accountId }))) {
    throw taken(ctx, 'phone');
  }
  await changeAccount(db, ids, { phone });
}

/** Deletes an account with its personal data, sessions, names and picture. */
export async function removeAccount(db: Db, ids: AccountIds): Promise<void> {
  const account = await lockAccount(db, ids);
  if (!account) return;
  await releaseUsername(db, account.username);
  if (account.phone) await releasePhone(db, account.phone);
  await deleteAvatarKeys(db, ids.teamId, ids.accountId);
  await deleteAccount(db, ids.teamId, ids.accountId);
}

export interface NewTeam {
  teamName: string;
  username: string;
  nickname: string;
  company?: string;
  phone?: string;
  /** In plain text, of which only the hash is stored, or that hash. */
  password: string | { hash: string };
  isOperator: boolean;
  /** Code of a plan; `free` by default. */
  plan?: string;
}

/**
 * Creates a team with its main account.
 * @param also creates more in the same transaction
 * @throws AppError taken; then nothing is created
 */
export async function createTeam(
  db: Db,
  ctx: Context,
  { password, teamName, plan = 'free', ...account }: NewTeam,
  also: (db: Db, ids: AccountIds) => Promise<void> = () => Promise.resolve(),
): Promise<AccountIds> {
  await refuseTaken(db, ctx, account);
  const passwordHash =
    typeof password === 'string' ? await hashPassword(password, ctx.randomBytes(16)) : password.hash;
  const teamId = await nextTeamId(db);
  return asTeam(db, teamId, async db => {
    await insertTeam(db, teamId, { name: teamName, timeZone: 'Asia/Shanghai', plan }, ctx.now());
    const ids = await addAccount(db, ctx, teamId, { ...account, passwordHash, role: 'owner' });
    await also(db, ids);
    return ids;
  });
}
