import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { OwnTokens, Way as DirectWay } from '../../../outside/connectors/own-account.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asBrought, filedUnder, type clientFor } from '../../../sourcing/sources/service.ts';
import { openGate } from '../../../sourcing/sources/gate/gate.ts';
import type { OwnSource } from '../../../../contract/core/sources/source-codes.ts';
import { ownConnectors } from '../own-connectors.ts';

/** The client with which accounts of a source are connected, and the address of its platform. */
export type Way = NonNullable<Awaited<ReturnType<typeof clientFor>>>;

export interface Account {
  record: CreatorRecord;
  /** The source under which the catalogue stores it. */
  filedUnder: string;
}

const newestPosts = 50;

/** Calls about tokens use no quota. */
export const wayOf = ({ through }: Way, ctx: Context): DirectWay => ({
  through,
  signal: new AbortController().signal,
  now: ctx.now(),
});

/** Reads what the account's owner sees. @throws SourceFault */
export async function readAccount(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { source, way, tokens }: { source: OwnSource; way: Way; tokens: OwnTokens },
): Promise<Account> {
  const own = {
    secret: { accessToken: tokens.accessToken },
    group: way.group,
    isSandbox: way.isSandbox,
  };
  const gate = await openGate(pool, ctx, world, { source, purpose: 'connection', scope: null, own });
  const record = await ownConnectors[source].own(gate, { posts: newestPosts });
  return { record: asBrought(gate, record), filedUnder: filedUnder(gate, source) };
}
