import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { deleteSourceData } from './delete-source-data.ts';
import { deleteEnded, isStillConnected, type ConnectionRow } from '../connections.queries.ts';

/** Deletes the data of a revoked connection, then the connection. It may run more than once. */
export async function deleteWhatCame(
  pool: Db,
  ctx: Context,
  { creator_id, invited_by, source, account_creator_id }: ConnectionRow,
): Promise<void> {
  const account = { accountCreatorId: account_creator_id, source };
  // The creator may have connected the same account for another team, and not revoked that.
  if (!(await isStillConnected(pool, account))) await deleteSourceData(pool, ctx, account_creator_id, source);
  await deleteEnded(pool, { creatorId: creator_id, teamId: invited_by, source });
}
