import type { disconnectAccount } from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { ownSources } from '../../../../contract/core/sources/source-codes.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { clientFor } from '../../../sourcing/sources/service.ts';
import {
  beginEnding,
  findConnection,
  recordConsent,
  type ConnectionIds,
  type ConnectionRow,
} from '../connections.queries.ts';
import { deleteWhatCame } from './delete-fetched-data.ts';
import { findInvited } from '../invitations/find-invited.ts';
import { canRevoke, ownConnectors } from '../own-connectors.ts';
import { wayOf } from '../connecting/read-account.ts';
import { openTokens } from '../tokens/seal-tokens.ts';

/** After this time a worker continues a deletion that was killed halfway. */
const graceMs = 5 * 60_000;

/** @returns whether the platform confirmed it; it may not answer, and tokens may have expired long ago */
async function revokeThere(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { ids, sealed }: { ids: ConnectionIds; sealed: string },
): Promise<boolean> {
  const way = await clientFor(pool, world, ids.source);
  if (!way) return false;
  try {
    const tokens = openTokens(world, ids, sealed);
    await ownConnectors[ids.source].revoke(way.client, tokens, wayOf(way, ctx));
    return canRevoke(ids.source);
  } catch {
    return false;
  }
}

/** Stores that the connection is revoked, in the caller's transaction; the fetched data is deleted afterwards. */
export async function takeBack(db: Db, ctx: Context, ids: ConnectionIds, row: ConnectionRow): Promise<void> {
  const at = ctx.now();
  await beginEnding(db, ids, new Date(at.getTime() + graceMs));
  const said = { edition: row.consent_edition, lang: ctx.lang, address: ctx.from?.address ?? '', at };
  await recordConsent(db, { ...ids, deed: 'revoked', ...said });
}

/** Revokes a connection for the creator: at the platform, its tokens, and its data. @throws AppError not_found */
export async function disconnectCreator(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { token, platform }: { token: string; platform: Platform },
): Promise<ReplyOf<typeof disconnectAccount>> {
  const { teamId, creatorId } = await findInvited(pool, ctx, token);
  const ids = { teamId, creatorId, source: ownSources[platform] };
  const row = await findConnection(pool, ids);
  if (!row || row.state === 'ending') throw new AppError('not_found');
  const isRevoked = await revokeThere(pool, ctx, world, { ids, sealed: row.sealed });
  await pool.transaction().execute(db => takeBack(db, ctx, ids, row));
  await deleteWhatCame(pool, ctx, row);
  return { isRevoked };
}
