import type { OfficeUser, TokenPair } from '../../../contract/identity.ts';
import { hashPassword, isPassword, nobodysHash } from '../../auth/password-hash.ts';
import { hashToken } from '../../auth/token.ts';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { AppError } from '../../errors.ts';
import {
  claimUsername,
  deleteTokens,
  endSessionsOfAccount,
  findAccount,
  findLiveSession,
  findToken,
  findUsername,
  insertAccount,
  insertSession,
  insertTeam,
  insertTokens,
  nextTeamId,
} from './queries.ts';
import { newTokens } from './session.ts';

type SignedIn = Context & { actor: Actor };

/** User names are compared without case and compatibility forms. */
const normalised = (username: string) => username.trim().normalize('NFKC').toLowerCase();

/** One live session an account (product §3): a new one ends those before it. */
async function openSession(db: Db, ctx: Context, teamId: number, accountId: number): Promise<TokenPair> {
  const ended = await endSessionsOfAccount(db, teamId, accountId, ctx.now());
  await deleteTokens(
    db,
    ended.flatMap(session => [session.access_hash, session.refresh_hash]),
  );
  const { pair, stored } = newTokens(ctx);
  const sessionId = await insertSession(db, teamId, accountId, ctx.now(), stored);
  await insertTokens(db, teamId, { account_id: accountId, session_id: sessionId }, stored);
  return pair;
}

/** @throws AppError wrong_credentials, the same whether the account or the password is wrong */
export async function signIn(
  db: Db,
  ctx: Context,
  input: { username: string; password: string },
): Promise<TokenPair> {
  const found = await findUsername(db, normalised(input.username));
  const account =
    found && (await asTeam(db, found.team_id, db => findAccount(db, found.team_id, found.account_id)));
  const matches = await isPassword(input.password, account?.password_hash ?? nobodysHash);
  if (!account || !matches) throw new AppError('wrong_credentials');
  return asTeam(db, account.team_id, db => openSession(db, ctx, account.team_id, account.id));
}

/** The session behind a token of either kind, while both last. */
async function sessionOf(db: Db, ctx: Context, token: string, kind: 'access' | 'refresh') {
  const ids = await findToken(db, hashToken(token), kind);
  if (!ids) return null;
  const session = await asTeam(db, ids.team_id, db => findLiveSession(db, ids.team_id, ids.session_id));
  const expiry = kind === 'access' ? session?.access_expires_at : session?.refresh_expires_at;
  return session && expiry && expiry > ctx.now() ? { ...ids, ...session } : null;
}

/** @throws AppError unauthenticated when the refresh token is unknown, used or out of date */
export async function refreshSession(db: Db, ctx: Context, refreshToken: string): Promise<TokenPair> {
  const session = await sessionOf(db, ctx, refreshToken, 'refresh');
  if (!session) throw new AppError('unauthenticated');
  return asTeam(db, session.team_id, db => openSession(db, ctx, session.team_id, session.account_id));
}

export async function authenticate(db: Db, ctx: Context, token: string): Promise<Actor | null> {
  const session = await sessionOf(db, ctx, token, 'access');
  if (!session) return null;
  return {
    teamId: session.team_id,
    accountId: session.account_id,
    sessionId: session.session_id,
    role: session.role,
    isOperator: session.is_operator,
  };
}

export async function signOut(db: Db, ctx: SignedIn): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const ended = await endSessionsOfAccount(db, teamId, accountId, ctx.now());
    await deleteTokens(
      db,
      ended.flatMap(session => [session.access_hash, session.refresh_hash]),
    );
  });
}

/** Product §3: the main account's roles are ADMIN and ROLE_ADMIN. */
const roleIds = { owner: ['ADMIN', 'ROLE_ADMIN'], member: ['ROLE_MEMBER'] };

export async function describeUser(db: Db, ctx: SignedIn): Promise<OfficeUser> {
  const { teamId, accountId } = ctx.actor;
  const account = await asTeam(db, teamId, db => findAccount(db, teamId, accountId));
  if (!account) throw new AppError('unauthenticated');
  return {
    userId: account.id,
    teamId: account.team_id,
    teamName: account.team_name,
    username: account.username,
    nickName: account.nickname,
    company: account.company,
    phone: account.phone,
    avatar: account.avatar_url,
    roleIds: roleIds[account.role],
    operator: account.is_operator,
  };
}

export interface NewTeam {
  teamName: string;
  username: string;
  nickname: string;
  password: string;
  isOperator: boolean;
}

/** Makes a team with its main account. @returns false, having made nothing, when the user name is taken */
export async function createTeam(db: Db, ctx: Context, input: NewTeam): Promise<boolean> {
  const username = normalised(input.username);
  if (await findUsername(db, username)) return false;
  const passwordHash = await hashPassword(input.password, ctx.randomBytes(16));
  const teamId = await nextTeamId(db);
  return asTeam(db, teamId, async db => {
    await insertTeam(db, teamId, input.teamName, 'Asia/Shanghai', ctx.now());
    const account = {
      username,
      nickname: input.nickname,
      role: 'owner' as const,
      is_operator: input.isOperator,
      password_hash: passwordHash,
    };
    const accountId = await insertAccount(db, teamId, account, ctx.now());
    if (await claimUsername(db, username, teamId, accountId)) return true;
    throw new AppError('invalid_request', {}, [
      { field: 'username', reason: ctx.lang === 'zh' ? '已被使用' : 'is taken' },
    ]);
  });
}
