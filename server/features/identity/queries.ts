import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export function findUsername(db: Db, username: string) {
  return db.selectFrom('usernames').selectAll().where('username', '=', username).executeTakeFirst();
}

export function findAccount(db: Db, teamId: number, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('teams as t', 't.team_id', 'a.team_id')
    .selectAll('a')
    .select('t.name as team_name')
    .where('a.team_id', '=', teamId)
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

export function findToken(db: Db, hash: Buffer, kind: 'access' | 'refresh') {
  return db
    .selectFrom('session_tokens')
    .select(['team_id', 'account_id', 'session_id'])
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The session with its account, while it lasts. */
export function findLiveSession(db: Db, teamId: number, sessionId: number) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 's.team_id').onRef('a.id', '=', 's.account_id'),
    )
    .select([
      's.id',
      's.account_id',
      's.access_expires_at',
      's.refresh_expires_at',
      'a.role',
      'a.is_operator',
    ])
    .where('s.team_id', '=', teamId)
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
}

export interface TokenHashes {
  access_hash: Buffer;
  refresh_hash: Buffer;
  access_expires_at: Date;
  refresh_expires_at: Date;
}

export async function insertSession(
  db: Db,
  teamId: number,
  accountId: number,
  at: Date,
  tokens: TokenHashes,
): Promise<number> {
  const { id } = await db
    .insertInto('sessions')
    .values({ team_id: teamId, account_id: accountId, created_at: at, ...tokens, ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endSessionsOfAccount(db: Db, teamId: number, accountId: number, at: Date) {
  return db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning(['access_hash', 'refresh_hash'])
    .execute();
}

export async function insertTokens(
  db: Db,
  teamId: number,
  ids: { account_id: number; session_id: number },
  tokens: TokenHashes,
): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values([
      { token_hash: tokens.access_hash, kind: 'access', team_id: teamId, ...ids },
      { token_hash: tokens.refresh_hash, kind: 'refresh', team_id: teamId, ...ids },
    ])
    .execute();
}

export async function deleteTokens(db: Db, hashes: Buffer[]): Promise<void> {
  if (hashes.length) await db.deleteFrom('session_tokens').where('token_hash', 'in', hashes).execute();
}

/** The id comes before the row, because row security lets a team be written only by itself. */
export async function nextTeamId(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('teams', 'team_id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function insertTeam(
  db: Db,
  teamId: number,
  name: string,
  timeZone: string,
  at: Date,
): Promise<void> {
  await sql`insert into teams (team_id, name, time_zone, created_at) overriding system value
    values (${teamId}, ${name}, ${timeZone}, ${at})`.execute(db);
}

export interface NewAccount {
  username: string;
  nickname: string;
  role: 'owner' | 'member';
  is_operator: boolean;
  password_hash: string;
}

export async function insertAccount(db: Db, teamId: number, account: NewAccount, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('accounts')
    .values({ team_id: teamId, ...account, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false when the user name is taken */
export async function claimUsername(
  db: Db,
  username: string,
  teamId: number,
  accountId: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usernames')
    .values({ username, team_id: teamId, account_id: accountId })
    .onConflict(conflict => conflict.column('username').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
