import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface InvitationIds {
  teamId: number;
  creatorId: number;
}

export const findInvitation = (db: Db, { teamId, creatorId }: InvitationIds) =>
  db
    .selectFrom('creator_invitations')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();

export interface NewToken {
  tokenHash: Buffer;
  creatorId: number;
}

export interface Inviting {
  teamId: number;
  by: number;
  at: Date;
  expiresAt: Date;
}

/** Inserts links for mails, one each, in the caller's transaction as the team. */
export async function insertTokens(
  db: Db,
  { teamId, by, at, expiresAt }: Inviting,
  tokens: readonly NewToken[],
): Promise<void> {
  const values = tokens.map(({ tokenHash, creatorId }) => ({
    token_hash: tokenHash,
    team_id: teamId,
    creator_id: creatorId,
    expires_at: expiresAt,
  }));
  await db.insertInto('creator_page_tokens').values(values).execute();
  // All transactions lock in one order, so that two that write to the same creators never deadlock.
  const ids = [...new Set(tokens.map(({ creatorId }) => creatorId))].toSorted((one, other) => one - other);
  await sql`
    insert into creator_invitations (team_id, creator_id, created_by, created_at, expires_at)
    select ${teamId}::bigint, id, ${by}::bigint, ${at}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place) order by place
    on conflict (team_id, creator_id) do update
      set expires_at = greatest(creator_invitations.expires_at, excluded.expires_at)`.execute(db);
}

/** Replaces the link that is copied; the old one no longer opens anything. In the caller's transaction as the team. */
export async function replaceLink(db: Db, inviting: Inviting, token: NewToken): Promise<void> {
  const { teamId, by, at, expiresAt } = inviting;
  const ids = { teamId, creatorId: token.creatorId };
  const before = await db
    .selectFrom('creator_invitations')
    .select('token_hash')
    .where('team_id', '=', teamId)
    .where('creator_id', '=', token.creatorId)
    .forUpdate()
    .executeTakeFirst();
  if (before?.token_hash)
    await db.deleteFrom('creator_page_tokens').where('token_hash', '=', before.token_hash).execute();
  await insertTokens(db, inviting, [token]);
  await setInvitation(db, ids, {
    token_hash: token.tokenHash,
    created_by: by,
    created_at: at,
    expires_at: expiresAt,
    opened_at: null,
  });
}

type Change = Partial<{
  token_hash: Buffer;
  created_by: number;
  created_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  confirmed_address: string;
  confirmed_at: Date;
}>;

export async function setInvitation(
  db: Db,
  { teamId, creatorId }: InvitationIds,
  change: Change,
): Promise<void> {
  await db
    .updateTable('creator_invitations')
    .set(change)
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId)
    .execute();
}

/** Stores the first time only. */
export async function markOpened(db: Db, { teamId, creatorId }: InvitationIds, at: Date): Promise<void> {
  await db
    .updateTable('creator_invitations')
    .set({ opened_at: at })
    .where('team_id', '=', teamId)
    .where('creator_id', '=', creatorId)
    .where('opened_at', 'is', null)
    .execute();
}

/** Finds the invitation of a link before the team is known. */
export const findToken = (db: Db, tokenHash: Buffer, at: Date) =>
  db
    .selectFrom('creator_page_tokens')
    .select(['team_id', 'creator_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

export async function deleteTokensEndedBefore(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('creator_page_tokens').where('expires_at', '<=', endedBefore).execute();
}

export async function teamNameOf(db: Db, teamId: number): Promise<string> {
  const row = await db.selectFrom('teams').select('name').where('team_id', '=', teamId).executeTakeFirst();
  return row?.name ?? '';
}

export const findPerson = (db: Db, creatorId: number) =>
  db
    .selectFrom('creators')
    .select(['id', 'platform', 'platform_id', 'handle', 'name', 'avatar_url'])
    .where('id', '=', creatorId)
    .executeTakeFirst();
