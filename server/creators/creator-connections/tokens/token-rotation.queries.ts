import type { Db } from '../../../core/db/database.ts';
import type { ConnectionIds } from '../connections.queries.ts';

/** Returns all connections with tokens, locked. */
export async function lockSealed(db: Db): Promise<(ConnectionIds & { sealed: string })[]> {
  const rows = await db
    .selectFrom('creator_connections')
    .select(['creator_id', 'invited_by', 'source', 'sealed'])
    .where('sealed', '<>', '')
    .forUpdate()
    .execute();
  return rows.map(({ creator_id: creatorId, invited_by: teamId, source, sealed }) => ({
    creatorId,
    teamId,
    source,
    sealed,
  }));
}

export async function putSealed(
  db: Db,
  { creatorId, teamId, source }: ConnectionIds,
  sealed: string,
): Promise<void> {
  await db
    .updateTable('creator_connections')
    .set({ sealed })
    .where('creator_id', '=', creatorId)
    .where('invited_by', '=', teamId)
    .where('source', '=', source)
    .execute();
}
