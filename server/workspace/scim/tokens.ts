import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  scimPath,
  type createScimToken,
  type listScimTokens,
} from '../../../contract/workspace/scim/scim-tokens.ts';
import { hashToken, newToken } from '../../core/auth/random-token.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { deleteToken, findTokenHash, insertToken, listTokens, markUsed } from './queries.ts';
import { countUsers } from './users.queries.ts';

/** Where the endpoints are of which identity providers are told. */
export const scimAddress = ({ publicUrl }: { publicUrl: string }): string => publicUrl + scimPath;

export async function loadTokens(
  db: Db,
  { actor: { teamId } }: SignedIn,
  site: { publicUrl: string },
): Promise<ReplyOf<typeof listScimTokens>> {
  return asTeam(db, teamId, async db => {
    const rows = await listTokens(db, teamId);
    const tokens = rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    }));
    return { tokens, address: scimAddress(site), users: await countUsers(db, teamId) };
  });
}

/** Begins with a word by which a token is known that turns up somewhere. */
const mark = 'scim_';

const recordOf = (action: 'scimToken.create' | 'scimToken.revoke', id: number, name: string) => ({
  action,
  subject: 'scimToken',
  subjectId: id,
  subjectName: name,
});

export async function makeToken(
  db: Db,
  ctx: SignedIn,
  { name }: BodyOf<typeof createScimToken>,
): Promise<ReplyOf<typeof createScimToken>> {
  const { teamId } = ctx.actor;
  const token = mark + newToken(ctx);
  return asTeam(db, teamId, async db => {
    const id = await insertToken(db, teamId, { name, token_hash: hashToken(token), created_at: ctx.now() });
    await recordOperation(db, ctx, teamId, recordOf('scimToken.create', id, name));
    return { id, token };
  });
}

/** @throws AppError not_found, also for another team's */
export async function revokeToken(db: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const name = await deleteToken(db, teamId, id);
    if (name === undefined) throw new AppError('not_found');
    await recordOperation(db, ctx, teamId, recordOf('scimToken.revoke', id, name));
  });
}

/** Who calls: a token, and its team. */
export interface TokenHolder {
  teamId: number;
  tokenId: number;
}

/** Returns whose token it is; null for none. */
export async function holderOf(db: Db, token: string): Promise<TokenHolder | null> {
  const found = token.startsWith(mark) ? await findTokenHash(db, hashToken(token)) : undefined;
  return found ? { teamId: found.team_id, tokenId: found.token_id } : null;
}

/** A minute: whoever synchronises a thousand people writes it once. */
const noteEveryMs = 60_000;

/** In the transaction of the team. */
export const noteUse = (db: Db, ctx: Context, holder: TokenHolder): Promise<void> => {
  const at = ctx.now();
  return markUsed(db, holder, { at, since: new Date(at.getTime() - noteEveryMs) });
};
