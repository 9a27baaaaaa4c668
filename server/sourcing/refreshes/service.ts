import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { addInterest, type InterestKind } from './interest.queries.ts';
import { refreshNext } from './run-refresh-batch.ts';

/** Notes that creators came to lists, campaigns and the like, or left them, in the transaction of that change. */
export function noteInterest(
  db: Db,
  ctx: Pick<Context, 'now'>,
  creatorIds: readonly number[],
  { kind, amount }: { kind: InterestKind; amount: number },
): Promise<void> {
  return addInterest(db, creatorIds, { kind, amount, at: ctx.now() });
}

/** Refreshes the creators in the queue, batch after batch. */
export async function refreshQueued(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<void> {
  const isStopping = () => signal?.aborted ?? false;
  while (!isStopping() && (await refreshNext(pool, ctx, world, signal)));
}
