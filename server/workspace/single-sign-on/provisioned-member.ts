import { username as usernamePattern } from '../../../contract/core/patterns.ts';
import type { Role } from '../../../contract/core/roles/permissions.ts';
import { nobodysHash } from '../../core/auth/password-hash.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { consumeEntitlement } from '../../billing/plans/service.ts';
import {
  accountNamed,
  addAccount,
  changeAccount,
  lockAccount,
  ownerOf,
} from '../../identity/accounts/service.ts';
import { endSessionsOf } from '../../identity/sign-in/service.ts';
import { withdrawAllBy } from '../members/invitations.ts';
import { findWorkAddress, putWorkAddress } from './identities.queries.ts';
import { findProvider } from './queries.ts';

/* Members whose accounts the organisation makes: by single sign-on or by SCIM. All functions work in the caller's
   transaction as the team. */

/** What somebody gets whose account the organisation makes, and the name of the provider. */
export async function welcomeOf(
  db: Db,
  teamId: number,
): Promise<{ role: { role: Role; roleId: number | null }; provider: string }> {
  const provider = await findProvider(db, teamId);
  return {
    role: { role: provider?.default_role ?? 'member', roleId: provider?.role_id ?? null },
    provider: provider?.name ?? '',
  };
}

export interface ProvisionedMember {
  /** In lower case; null if the provider gives none. */
  email: string | null;
  name: string;
  role: { role: Role; roleId: number | null };
  /** The name of the provider, for the audit log. */
  provider?: string;
}

const longestName = 40;
/** How often a number is put behind a user name that is taken. */
const numbered = 30;

const takenTexts = {
  zh: '团队的另一个账号已使用这个邮箱',
  en: 'Another account of the team has this address',
};

/** What a user name is made of: letters, digits, dots and hyphens, from a letter on. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\w.-]/g, '')
    .replace(/^[^A-Za-z]+/, '')
    .toLowerCase();

function beginningOf({ email, name }: Pick<ProvisionedMember, 'email' | 'name'>): string {
  const [local = '', domain = ''] = (email ?? '').split('@');
  const own = lettersOf(local) || lettersOf(name) || 'member';
  const long = own.length < 3 ? `${own}.${lettersOf(domain.split('.')[0] ?? '') || 'member'}` : own;
  return long.slice(0, 24);
}

/** User names are unique in the whole installation. */
async function freeUsername(db: Db, ctx: Context, wanted: string): Promise<string> {
  for (let number = 1; number <= numbered; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`;
    if (usernamePattern.test(name) && !(await accountNamed(db, name))) return name;
  }
  return `${wanted.slice(0, 20)}-${ctx.randomBytes(5).toString('hex')}`;
}

/** @throws AppError no_seat */
async function takeSeat(db: Db, ctx: Context, teamId: number): Promise<void> {
  try {
    await consumeEntitlement(db, { ...ctx, actor: await ownerOf(db, teamId) }, 'subaccount.count');
  } catch (error) {
    const isFull = error instanceof AppError && /^entitlement_(?:exceeded|missing)$/.test(error.code);
    throw isFull ? new AppError('no_seat') : error;
  }
}

/**
 * Makes a sub-account without a phone and with a password that nobody knows, on a seat of the plan.
 * @returns its id @throws AppError no_seat; taken for an address of another account
 */
export async function provisionMember(
  db: Db,
  ctx: Context,
  teamId: number,
  { email, name, role: { role, roleId }, provider = '' }: ProvisionedMember,
): Promise<number> {
  await takeSeat(db, ctx, teamId);
  const username = await freeUsername(db, ctx, beginningOf({ email, name }));
  const nickname = [...(name.trim() || username)].slice(0, longestName).join('');
  const account = { username, nickname, passwordHash: nobodysHash, role, roleId };
  const { accountId } = await addAccount(db, ctx, teamId, account);
  if (email) await setWorkAddress(db, ctx, teamId, { accountId, email });
  await recordOperation(db, ctx, teamId, {
    action: 'member.create',
    subject: 'member',
    subjectId: accountId,
    subjectName: nickname,
    after: {
      username,
      nickname,
      ...(role !== 'custom' && { role }),
      ...(provider && { identityProvider: provider }),
    },
  });
  const details = { nickName: nickname, accountId };
  await notify(db, ctx, { ...(await ownerOf(db, teamId)), kind: 'member.joined', details });
  return accountId;
}

/** Returns the account with an address, as the organisation knows it; null if there is none. */
export async function accountOfWorkAddress(db: Db, teamId: number, email: string): Promise<number | null> {
  return (await findWorkAddress(db, teamId, email))?.account_id ?? null;
}

/** @throws AppError taken if another account of the team has it */
export async function setWorkAddress(
  db: Db,
  ctx: Context,
  teamId: number,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  const holder = await accountOfWorkAddress(db, teamId, email);
  if (holder === accountId) return;
  if (holder !== null) throw new AppError('taken', {}, [{ field: 'email', reason: takenTexts[ctx.lang] }]);
  await putWorkAddress(db, teamId, accountId, email);
}

async function switchMember(
  db: Db,
  ctx: Context,
  { teamId, accountId }: { teamId: number; accountId: number },
  isOn: boolean,
): Promise<void> {
  const ids = { teamId, accountId };
  const account = await lockAccount(db, ids);
  if (!account) throw new AppError('not_found');
  if (account.role === 'owner') throw new AppError('not_possible_for_owner');
  if (account.is_operator) throw new AppError('forbidden', { who: 'operator' });
  if ((account.disabled_at === null) === isOn) return;
  await changeAccount(db, ids, { disabled_at: isOn ? null : ctx.now() });
  if (!isOn) {
    await endSessionsOf(db, ctx, ids);
    await withdrawAllBy(db, ctx, ids);
  }
  await recordOperation(db, ctx, teamId, {
    action: isOn ? 'member.enable' : 'member.disable',
    subject: 'member',
    subjectId: accountId,
    subjectName: account.nickname,
  });
}

/**
 * Switches an account off, and ends its sessions at once.
 * @throws AppError not_found, not_possible_for_owner; forbidden for an operator
 */
export const deactivateMember = (db: Db, ctx: Context, teamId: number, accountId: number): Promise<void> =>
  switchMember(db, ctx, { teamId, accountId }, false);

/** Lets an account in again. @throws AppError not_found, not_possible_for_owner; forbidden for an operator */
export const reactivateMember = (db: Db, ctx: Context, teamId: number, accountId: number): Promise<void> =>
  switchMember(db, ctx, { teamId, accountId }, true);
