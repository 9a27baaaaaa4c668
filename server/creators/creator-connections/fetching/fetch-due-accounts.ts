import { SourceFault, passes } from '../../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { OwnTokens } from '../../../outside/connectors/own-account.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { deleteSourceData } from './delete-source-data.ts';
import { clientFor } from '../../../sourcing/sources/service.ts';
import { asFiled } from '../connecting/account-match.ts';
import {
  changeConnection,
  claimDue,
  isStillConnected,
  type ConnectionIds,
  type ConnectionRow,
} from '../connections.queries.ts';
import { deleteWhatCame } from './delete-fetched-data.ts';
import { takeBack } from './disconnect.ts';
import { fetchEveryMs } from '../connecting/keep-account.ts';
import { ownConnectors } from '../own-connectors.ts';
import { findPerson } from '../queries.ts';
import { readAccount, wayOf, type Way } from '../connecting/read-account.ts';
import { openTokens, sealTokens } from '../tokens/seal-tokens.ts';

const max = 10;
/** How long a connection that a dead worker had claimed is left alone. */
const claimMs = 10 * 60_000;
/** A token is renewed this long before it expires, so that it does not expire during use. */
const spareMs = 5 * 60_000;
/** A token that renews itself can only do so before it expires, so it is renewed this much earlier. */
const ownSpareMs = 7 * fetchEveryMs;
const laterMs = 3_600_000;
/**
 * A creator who removes access at the platform revokes the connection. Until this time they can connect again without
 * losing anything.
 */
const brokenMs = 6 * fetchEveryMs;

const idsOf = ({ invited_by, creator_id, source }: ConnectionRow): ConnectionIds => ({
  teamId: invited_by,
  creatorId: creator_id,
  source,
});

/** @throws SourceFault credential if the key is gone: then the tokens are useless */
function readTokens(world: SourceServices, row: ConnectionRow): OwnTokens {
  try {
    return openTokens(world, idsOf(row), row.sealed);
  } catch {
    throw new SourceFault('credential', 'the tokens cannot be opened');
  }
}

/** Returns valid tokens, renewed if they soon expire. @throws SourceFault */
async function freshTokens(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { row, way }: { row: ConnectionRow; way: Way },
): Promise<OwnTokens> {
  const ids = idsOf(row);
  const tokens = readTokens(world, row);
  const spare = tokens.refreshToken ? spareMs : ownSpareMs;
  if (tokens.expiresAt.getTime() - ctx.now().getTime() > spare) return tokens;
  const fresh = await ownConnectors[row.source].renew(way.client, tokens, wayOf(way, ctx));
  const change = { sealed: sealTokens(world, ids, fresh), expires_at: fresh.expiresAt };
  await changeConnection(pool, ids, row.consented_at, change);
  return fresh;
}

async function fetchOne(pool: Db, ctx: Context, world: SourceServices, row: ConnectionRow): Promise<void> {
  const { source, account_creator_id: accountCreatorId } = row;
  const way = await clientFor(pool, world, source);
  // The operator has no client set up. The connection waits until there is one again.
  if (!way) throw new SourceFault('temporary', `no client for ${source}`, { wasAsked: false });
  const tokens = await freshTokens(pool, ctx, world, { row, way });
  const read = await readAccount(pool, ctx, world, { source, way, tokens });
  const known = await findPerson(pool, accountCreatorId);
  if (!known) throw new SourceFault('notFound', 'the creator is gone');
  const record = asFiled(known, read.record);
  await writeRecords(pool, ctx, read.filedUnder, [record], source);
  const now = ctx.now();
  const isKept = await changeConnection(pool, idsOf(row), row.consented_at, {
    state: 'ok',
    fault: null,
    handle: record.handle,
    homepage_url: record.homepageUrl ?? '',
    fetched_at: now,
    next_at: new Date(now.getTime() + fetchEveryMs),
  });
  // Revoked while it was fetched: the fetched data must not be stored.
  if (!isKept && !(await isStillConnected(pool, { accountCreatorId, source })))
    await deleteSourceData(pool, ctx, accountCreatorId, source);
}

const isRefused = ({ kind, wasAsked, isOurs }: SourceFault): boolean =>
  kind === 'credential' && wasAsked && !isOurs;

/**
 * Handles a failed fetch. The creator must connect again after refused tokens. A source that was not asked, for example
 * because it is turned off, counts as a temporary fault.
 */
async function noteFault(pool: Db, ctx: Context, row: ConnectionRow, fault: SourceFault): Promise<void> {
  const { kind, freeAt } = fault;
  const now = ctx.now().getTime();
  const isBroken = isRefused(fault);
  const wait = isBroken ? brokenMs : passes(fault) ? laterMs : fetchEveryMs;
  const next_at = freeAt && freeAt.getTime() > now ? freeAt : new Date(now + wait);
  const state = isBroken || row.state === 'broken' ? 'broken' : 'ok';
  await changeConnection(pool, idsOf(row), row.consented_at, { state, fault: kind, next_at });
}

/** A creator who is no longer in the catalogue, for example at their own request, is not fetched again. */
async function isGone(pool: Db, { creator_id, account_creator_id }: ConnectionRow): Promise<boolean> {
  const people = await Promise.all([creator_id, account_creator_id].map(id => findPerson(pool, id)));
  return people.some(person => !person);
}

async function end(pool: Db, ctx: Context, row: ConnectionRow): Promise<void> {
  await pool.transaction().execute(db => takeBack(db, ctx, idsOf(row), row));
  await deleteWhatCame(pool, ctx, row);
}

async function workOn(pool: Db, ctx: Context, world: SourceServices, row: ConnectionRow): Promise<void> {
  if (row.state === 'ending') return deleteWhatCame(pool, ctx, row);
  if (await isGone(pool, row)) return end(pool, ctx, row);
  try {
    await fetchOne(pool, ctx, world, row);
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    if (row.state === 'broken' && isRefused(error)) await end(pool, ctx, row);
    else await noteFault(pool, ctx, row, error);
  }
}

/** Fetches due connections, and finishes the deletion of revoked ones after a kill. @returns how many there were */
export async function fetchDueConnections(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<number> {
  const at = ctx.now();
  const until = new Date(at.getTime() + claimMs);
  const due = await claimDue(pool, { at, until, max });
  const faults: unknown[] = [];
  for (const row of due) {
    if (signal?.aborted) break;
    await workOn(pool, ctx, world, row).catch((error: unknown) => faults.push(error));
  }
  if (faults.length) throw faults[0];
  return due.length;
}
