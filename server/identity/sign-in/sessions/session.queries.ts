import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { Permission, Role } from '../../../../contract/core/roles/permissions.ts';
import type { EndReason } from '../../../core/db/schema/teams-tables.ts';

interface StoredToken {
  token_hash: Buffer;
  expires_at: Date;
}
export interface StoredTokens {
  access: StoredToken;
  refresh: StoredToken;
}

/** The session data that every request needs, stored with the tokens to save a round trip. */
export interface TokenHolder {
  team_id: number;
  account_id: number;
  session_id: number;
  role: Role;
  permissions: Permission[] | null;
  is_operator: boolean;
  needs_factor: boolean;
}

export async function findAccessTokens(db: Db, hashes: Buffer[]) {
  const { rows } = await sql<TokenHolder & { token_hash: Buffer; expires_at: Date }>`
    select token_hash, team_id, account_id, session_id, role, permissions, is_operator, needs_factor, expires_at
    from session_tokens
    where token_hash = any(${hashes}) and kind = 'access'`.execute(db);
  return rows;
}

/**
 * Locks a live session: changes and its end wait, and then see the tokens created meanwhile. @returns how it was opened;
 * null if it is over
 */
export async function holdSession(
  db: Db,
  teamId: number,
  sessionId: number,
): Promise<{ way: string } | null> {
  const session = await db
    .selectFrom('sessions')
    .select('way')
    .where('team_id', '=', teamId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return session ?? null;
}

/** The same for all sessions of accounts. */
export async function holdSessionsOf(
  db: Db,
  teamId: number,
  accountIds: readonly number[],
): Promise<{ id: number; way: string }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'way'])
    .where('team_id', '=', teamId)
    .where('account_id', 'in', [...accountIds, 0])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the token: of two concurrent refreshes, the second waits for the first. */
export function lockRefreshToken(db: Db, hash: Buffer, at: Date) {
  return db
    .selectFrom('session_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('kind', '=', 'refresh')
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
}

export async function markRotated(db: Db, hash: Buffer, rotation: { at: Date; salt: Buffer }): Promise<void> {
  await db
    .updateTable('session_tokens')
    .set({ rotated_at: rotation.at, rotation_salt: rotation.salt })
    .where('token_hash', '=', hash)
    .execute();
}

export async function insertTokens(db: Db, holder: TokenHolder, tokens: StoredTokens): Promise<void> {
  const rows = (['access', 'refresh'] as const).map(kind => ({ kind, ...tokens[kind], ...holder }));
  await db.insertInto('session_tokens').values(rows).execute();
}

/** Ends the session's access tokens at `at`, unless they end earlier. */
export async function shortenAccess(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .updateTable('session_tokens')
    .set({ expires_at: at })
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'access')
    .where('expires_at', '>', at)
    .execute();
}

export async function changeHolders(
  db: Db,
  sessionIds: readonly number[],
  holder: Partial<Pick<TokenHolder, 'role' | 'permissions' | 'needs_factor'>>,
): Promise<void> {
  if (!sessionIds.length) return;
  await db.updateTable('session_tokens').set(holder).where('session_id', 'in', sessionIds).execute();
}

/** Ends tokens; for a while they still identify their session. */
export async function endTokensOf(db: Db, sessionIds: number[], at: Date): Promise<void> {
  if (!sessionIds.length) return;
  await db
    .updateTable('session_tokens')
    .set({ expires_at: at })
    .where('session_id', 'in', sessionIds)
    .where('expires_at', '>', at)
    .execute();
}

export function findTokenOf(db: Db, hash: Buffer) {
  return db
    .selectFrom('session_tokens')
    .select(['team_id', 'account_id', 'session_id'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

export function findEndReason(db: Db, teamId: number, sessionId: number) {
  return db
    .selectFrom('sessions')
    .select('end_reason')
    .where('team_id', '=', teamId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
}

export async function deleteTokensExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('session_tokens').where('expires_at', '<=', at).execute();
}

/** Deletes earlier sessions of the account that ended before `since`, in the same round trip. */
export async function insertSession(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  opened: { way: string; address: string; agent: string },
  { at, since }: { at: Date; since: Date },
): Promise<number> {
  const ids = { team_id: teamId, account_id: accountId };
  const { id } = await db
    .with('old', db =>
      db
        .deleteFrom('sessions')
        .where('team_id', '=', teamId)
        .where('account_id', '=', accountId)
        .where('ended_at', '<', since),
    )
    .insertInto('sessions')
    .values({ ...ids, ...opened, created_at: at, ended_at: null, end_reason: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the ids of the sessions that were live */
export async function endSessionsOf(
  db: Db,
  teamId: number,
  accountId: number,
  end: { at: Date; reason: EndReason; way?: string | undefined },
): Promise<number[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(end.way !== undefined, query => query.where('way', '=', end.way ?? ''))
    .returning('id')
    .execute();
  return ended.map(session => session.id);
}
