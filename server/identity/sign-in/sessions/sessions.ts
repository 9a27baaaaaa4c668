import type { TokenPair } from '../../../../contract/identity/sign-in.ts';
import { hashToken } from '../../../core/auth/random-token.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Role } from '../../../../contract/core/roles/permissions.ts';
import type { EndReason } from '../../../core/db/schema/teams-tables.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import { customPermissionsOf, type AccountIds } from '../../accounts/service.ts';
import { requiresFactor } from '../../second-factors/service.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { accessSecondsOf, firstTokens, graceMs, nextTokens } from './session-tokens.ts';
import {
  endSessionsOf,
  endTokensOf,
  findTokenOf,
  holdSession,
  insertSession,
  insertTokens,
  lockRefreshToken,
  markRotated,
  shortenAccess,
} from './session.queries.ts';

const codes = { taken_over: realtimeCodes.takenOver, ended: realtimeCodes.ended } as const;

/** Ends an account's sessions and notifies their pages, in the caller's transaction. @param way only those opened so */
export async function endSessions(
  db: Db,
  ctx: Context,
  { teamId, accountId }: AccountIds,
  reason: EndReason,
  way?: SignInWay,
): Promise<void> {
  const at = ctx.now();
  const ended = await endSessionsOf(db, teamId, accountId, { at, reason, way });
  await endTokensOf(db, ended, at);
  for (const sessionId of ended) await announce(db, { sessionId }, { code: codes[reason] });
}

/** For half a year, the person who has the account sees ended sessions with their addresses. */
const keptMs = 180 * 24 * 60 * 60 * 1000;

/** What a session takes over from its account. */
interface SessionAccount {
  team_id: number;
  id: number;
  role: Role;
  role_id: number | null;
  is_operator: boolean;
  has_second_factor: boolean;
}

/** How somebody proved who they are; `sso`: to the identity provider of their organisation. */
export type SignInWay = 'password' | 'phone' | 'sso';

/**
 * Asked for after the account is locked: whoever changes what the team requires locks all accounts. An identity provider
 * asks for a second factor itself.
 */
const needsFactor = async (
  db: Db,
  { team_id, has_second_factor }: SessionAccount,
  way: string,
): Promise<boolean> => way !== 'sso' && !has_second_factor && requiresFactor(db, team_id);

/** An account has one live session: a new one replaces earlier ones. */
export async function openSession(
  db: Db,
  ctx: Context,
  account: SessionAccount,
  way: SignInWay,
): Promise<TokenPair> {
  const { team_id, role, is_operator } = account;
  // Before its sessions: whoever changes the role locks it and then the sessions of its members.
  const permissions = await customPermissionsOf(db, account);
  const ids = { teamId: team_id, accountId: account.id };
  await endSessions(db, ctx, ids, 'taken_over');
  const { address = '', agent = '' } = ctx.from ?? {};
  const at = ctx.now();
  const since = new Date(at.getTime() - keptMs);
  const session_id = await insertSession(db, ids, { way, address, agent }, { at, since });
  const { pair, stored } = firstTokens(ctx, accessSecondsOf(way));
  const needs_factor = await needsFactor(db, account, way);
  const holder = {
    team_id,
    account_id: account.id,
    session_id,
    role,
    permissions,
    is_operator,
    needs_factor,
  };
  await insertTokens(db, holder, stored);
  return pair;
}

/**
 * Gives a session new tokens and ends all earlier ones, so that whoever has stolen one is out. In the transaction of
 * the team, which has locked the account. @throws AppError unauthenticated if the session is over
 */
export async function renewTokens(
  db: Db,
  ctx: Context,
  account: SessionAccount,
  sessionId: number,
): Promise<TokenPair> {
  const { team_id, role, is_operator } = account;
  const permissions = await customPermissionsOf(db, account);
  const session = await holdSession(db, team_id, sessionId);
  if (!session) throw new AppError('unauthenticated');
  await endTokensOf(db, [sessionId], ctx.now());
  const { pair, stored } = firstTokens(ctx, accessSecondsOf(session.way));
  const needs_factor = await needsFactor(db, account, session.way);
  const ids = { team_id, account_id: account.id, session_id: sessionId };
  await insertTokens(db, { ...ids, role, permissions, is_operator, needs_factor }, stored);
  await announce(db, { sessionId }, { code: realtimeCodes.renewed });
  return pair;
}

async function rotate(
  db: Db,
  ctx: Context,
  refreshToken: string,
  accessSeconds: number,
): Promise<TokenPair | 'over' | 'replayed'> {
  const at = ctx.now();
  const token = await lockRefreshToken(db, hashToken(refreshToken), at);
  if (!token) return 'over';
  const { rotated_at, rotation_salt, team_id, account_id, session_id } = token;
  const { role, permissions, is_operator, needs_factor } = token;
  if (rotated_at && rotation_salt) {
    if (at.getTime() - rotated_at.getTime() > graceMs) return 'replayed';
    return nextTokens(ctx, refreshToken, { at: rotated_at, salt: rotation_salt }, accessSeconds).pair;
  }
  const rotation = { at, salt: ctx.randomBytes(32) };
  const { pair, stored } = nextTokens(ctx, refreshToken, rotation, accessSeconds);
  await markRotated(db, token.token_hash, rotation);
  await shortenAccess(db, session_id, new Date(at.getTime() + graceMs));
  const ids = { team_id, account_id, session_id };
  await insertTokens(db, { ...ids, role, permissions, is_operator, needs_factor }, stored);
  return pair;
}

/** Who asks an identity provider whether a session goes on, before it is refreshed. */
export type SessionCheck = (
  db: Db,
  ctx: Context,
  session: AccountIds & { sessionId: number },
) => Promise<boolean>;

/**
 * Refreshes a session: within ten seconds the same token gets the same pair again; a later replay ends the session
 * with all its tokens, since one of the two holders is a thief (RFC 9700 §4.14.2).
 * @throws AppError unauthenticated
 */
export async function refreshSession(
  db: Db,
  ctx: Context,
  refreshToken: string,
  mayGoOn: SessionCheck = () => Promise.resolve(true),
): Promise<TokenPair> {
  const found = await findTokenOf(db, hashToken(refreshToken));
  if (!found) throw new AppError('unauthenticated');
  const { team_id: teamId, account_id: accountId, session_id: sessionId } = found;
  if (!(await mayGoOn(db, ctx, { teamId, accountId, sessionId }))) throw new AppError('unauthenticated');
  const refreshed = await asTeam(db, teamId, async db => {
    const session = await holdSession(db, teamId, sessionId);
    if (!session) return 'over';
    const rotated = await rotate(db, ctx, refreshToken, accessSecondsOf(session.way));
    if (rotated === 'replayed') await endSessions(db, ctx, { teamId, accountId }, 'ended');
    return rotated;
  });
  if (typeof refreshed === 'string') throw new AppError('unauthenticated');
  return refreshed;
}
