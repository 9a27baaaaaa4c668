import type { Db } from '../../core/db/database.ts';

const maxListed = 200;

/** Newest first. */
export const listTokens = (db: Db, teamId: number) =>
  db
    .selectFrom('scim_tokens')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('team_id', '=', teamId)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();

export async function insertToken(
  db: Db,
  teamId: number,
  token: { name: string; token_hash: Buffer; created_at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('scim_tokens')
    .values({ team_id: teamId, ...token })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('scim_token_hashes')
    .values({ token_hash: token.token_hash, team_id: teamId, token_id: id })
    .execute();
  return id;
}

/** @returns the name of what was deleted; undefined if there is no such token */
export async function deleteToken(db: Db, teamId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('scim_tokens')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .returning(['name', 'token_hash'])
    .executeTakeFirst();
  if (row) await db.deleteFrom('scim_token_hashes').where('token_hash', '=', row.token_hash).execute();
  return row?.name;
}

/** Finds the team of a token, before the team is known. */
export const findTokenHash = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('scim_token_hashes')
    .select(['team_id', 'token_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Writes only what nobody has written since a moment. */
export async function markUsed(
  db: Db,
  { teamId, tokenId }: { teamId: number; tokenId: number },
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await db
    .updateTable('scim_tokens')
    .set({ last_used_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', tokenId)
    .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', since)]))
    .execute();
}
