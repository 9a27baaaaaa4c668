import type { OfficeUser, TokenPair } from '../../../contract/identity/sign-in.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import { isPassword, nobodysHash } from '../../core/auth/password-hash.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Actor, Context, SignedIn } from '../../core/context.ts';
import { announce } from '../../core/realtime/announce.ts';
import { askTogether } from '../../core/db/batch-lookups.ts';
import type { Db } from '../../core/db/database.ts';
import { roleNames } from '../../../contract/core/roles/permission-texts.ts';
import {
  may,
  permissionsOf,
  type Holder,
  type Permission,
  type Role,
} from '../../../contract/core/roles/permissions.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import {
  accountNamed,
  accountOfPhone,
  changeAccount,
  customPermissionsOf,
  readAccount,
  type AccountIds,
} from '../accounts/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { spendPhoneCode } from '../phone-codes/service.ts';
import { admit } from './admit.ts';
import { countGuess, liftLock, refuseGuesser, takeAttempt } from './lock-out.ts';
import { deleteEndedFailures } from './lock-out.queries.ts';
import {
  changeHolders,
  deleteTokensExpiredBefore,
  findAccessTokens,
  findEndReason,
  findTokenOf,
  holdSessionsOf,
} from './sessions/session.queries.ts';
import { endSessions, type SignInWay } from './sessions/sessions.ts';

/** Compares a password; a wrong one counts for the account and for the network that it came from. */
async function matchesPassword(
  db: Db,
  ctx: Context,
  { username, hash, password }: { username: string; hash: string; password: string },
): Promise<boolean> {
  const matches = await isPassword(password, hash, callerNetwork(ctx));
  await (matches ? liftLock(db, username) : countGuess(db, ctx, username));
  return matches;
}

const nobody: AccountIds = { teamId: 0, accountId: 0 };

/**
 * @throws AppError wrong_credentials, the same for a wrong account and a wrong password; sign_in_locked; too_many_requests,
 * busy; second_factor_needed
 */
export async function signIn(
  db: Db,
  ctx: Context,
  input: { username: string; password: string },
): Promise<TokenPair> {
  // Neither changes anything, so they are asked at the same time.
  const [named] = await Promise.all([accountNamed(db, input.username), refuseGuesser(db, ctx)]);
  await takeAttempt(db, ctx, input.username);
  // An unknown name costs the same queries and the same hash as a known one.
  const ids = named ?? nobody;
  const account = await asTeam(db, ids.teamId, db => readAccount(db, ids));
  const hash = account?.password_hash ?? nobodysHash;
  const matches = await matchesPassword(db, ctx, { ...input, hash });
  if (!account || !matches) throw new AppError('wrong_credentials');
  return admit(db, ctx, ids, 'password');
}

/** @throws AppError wrong_code, the same for a wrong code and a number without an account; second_factor_needed */
export async function signInByPhone(
  db: Db,
  ctx: Context,
  { phone, code }: { phone: string; code: string },
): Promise<TokenPair> {
  await spendPhoneCode(db, ctx, phone, code);
  const ids = await accountOfPhone(db, phone);
  if (!ids) throw new AppError('wrong_code');
  return admit(db, ctx, ids, 'phone');
}

const holderOf = askTogether(async (db, hashes) => {
  const found = await findAccessTokens(
    db,
    hashes.map(hash => Buffer.from(hash, 'hex')),
  );
  return new Map(found.map(row => [row.token_hash.toString('hex'), row]));
});

export async function authenticate(db: Db, ctx: Context, token: string): Promise<Actor | null> {
  const found = await holderOf(db, hashToken(token).toString('hex'));
  if (!found || found.expires_at <= ctx.now()) return null;
  return {
    teamId: found.team_id,
    accountId: found.account_id,
    sessionId: found.session_id,
    role: found.role,
    ...(found.permissions && { permissions: found.permissions }),
    isOperator: found.is_operator,
    ...(found.needs_factor && { needsFactor: true }),
  };
}

/** Why the session of a token ended, for pages that are still open; null if it has not. */
export async function endOfSession(db: Db, token: string) {
  const found = await findTokenOf(db, hashToken(token));
  if (!found) return null;
  const session = await asTeam(db, found.team_id, db => findEndReason(db, found.team_id, found.session_id));
  if (!session) return null;
  return session.end_reason === 'taken_over' ? realtimeCodes.takenOver : realtimeCodes.ended;
}

export async function signOut(db: Db, ctx: SignedIn): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    await endSessions(db, ctx, ctx.actor, 'ended');
    await recordOperation(db, ctx, teamId, {
      action: 'account.signOut',
      subject: 'account',
      subjectId: accountId,
    });
  });
}

/** ADMIN is the main account; ROLE_ADMIN whoever may manage members. */
function roleIdsOf(holder: Holder): string[] {
  if (holder.role === 'owner') return ['ADMIN', 'ROLE_ADMIN'];
  return [may(holder, 'members.manage') ? 'ROLE_ADMIN' : 'ROLE_MEMBER'];
}

export async function describeUser(db: Db, ctx: SignedIn): Promise<OfficeUser> {
  const account = await asTeam(db, ctx.actor.teamId, db => readAccount(db, ctx.actor));
  if (!account) throw new AppError('unauthenticated');
  const { role } = account;
  const holder = { role, permissions: account.permissions ?? [] };
  return {
    userId: account.id,
    teamId: account.team_id,
    teamName: account.team_name,
    timeZone: account.time_zone,
    username: account.username,
    nickName: account.nickname,
    company: account.company,
    phone: account.phone,
    avatar: account.avatar_url,
    roleIds: roleIdsOf(holder),
    roleName: role === 'custom' ? (account.role_name ?? '') : roleNames[ctx.lang][role],
    permissions: [...permissionsOf(holder)],
    operator: account.is_operator,
    needsSecondFactor: ctx.actor.needsFactor ?? false,
  };
}

/**
 * Checks the password of a signed-in account, as before handing a team over; counted like a sign-in.
 * @throws AppError wrong_old_password, sign_in_locked, too_many_requests, busy
 */
export async function provePassword(db: Db, ctx: SignedIn, password: string): Promise<void> {
  const account = await asTeam(db, ctx.actor.teamId, db => readAccount(db, ctx.actor));
  if (!account) throw new AppError('unauthenticated');
  await refuseGuesser(db, ctx);
  await takeAttempt(db, ctx, account.username);
  const { username, password_hash: hash } = account;
  if (!(await matchesPassword(db, ctx, { username, hash, password })))
    throw new AppError('wrong_old_password');
}

/**
 * Ends the sessions of an account that was disabled, deleted or given another password, in the team's transaction.
 * @param way only those that were opened so
 */
export function endSessionsOf(db: Db, ctx: Context, ids: AccountIds, way?: SignInWay): Promise<void> {
  return endSessions(db, ctx, ids, 'ended', way);
}

const idsOf = (sessions: readonly { id: number }[]) => sessions.map(({ id }) => id);

async function changeRights(
  db: Db,
  sessionIds: readonly number[],
  rights: Parameters<typeof changeHolders>[2],
): Promise<void> {
  await changeHolders(db, sessionIds, rights);
  for (const sessionId of sessionIds) await announce(db, { sessionId }, { code: realtimeCodes.plan });
}

/**
 * Changes the rights of a signed-in account, in the team's transaction; its sessions continue, and its open pages
 * learn of it.
 */
export async function changeRole(
  db: Db,
  { teamId, accountId }: AccountIds,
  role: Role,
  roleId: number | null = null,
): Promise<void> {
  const permissions = await customPermissionsOf(db, { team_id: teamId, role_id: roleId });
  const sessions = idsOf(await holdSessionsOf(db, teamId, [accountId]));
  await changeAccount(db, { teamId, accountId }, { role, role_id: roleId });
  await changeRights(db, sessions, { role, permissions });
}

/** The same for accounts whose custom role changed, which its caller has locked. */
export async function changeCustomRights(
  db: Db,
  teamId: number,
  accountIds: readonly number[],
  permissions: Permission[],
): Promise<void> {
  const sessions = idsOf(await holdSessionsOf(db, teamId, accountIds));
  await changeRights(db, sessions, { role: 'custom', permissions });
}

/**
 * The same for accounts that have to set up a second factor, or no longer have to. Sessions opened by an identity
 * provider are left out: the second factor is its business.
 */
export async function changeFactorNeed(
  db: Db,
  teamId: number,
  accountIds: readonly number[],
  needs_factor: boolean,
): Promise<void> {
  const held = await holdSessionsOf(db, teamId, accountIds);
  const sessions = idsOf(needs_factor ? held.filter(({ way }) => way !== 'sso') : held);
  await changeRights(db, sessions, { needs_factor });
}

const day = 24 * 60 * 60 * 1000;

/** Deletes tokens that ended a day ago. */
export async function deleteOldSessions(db: Db, ctx: Context): Promise<void> {
  await deleteTokensExpiredBefore(db, new Date(ctx.now().getTime() - day));
  await deleteEndedFailures(db, ctx.now());
}
