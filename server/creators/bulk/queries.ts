import { sql } from 'kysely';
import type { BulkAction, BulkResult } from '../../../contract/creators/bulk.ts';
import type { Db } from '../../core/db/database.ts';
import type { Role } from '../../../contract/core/roles/permissions.ts';
import { idsWithOwnAddress } from '../shared/own-addresses.queries.ts';

export interface BulkOrder {
  workId: number;
  accountId: number;
  role: Role;
  action: BulkAction;
  creatorIds: number[];
}

export async function insertBulkTask(db: Db, teamId: number, order: BulkOrder, at: Date): Promise<void> {
  await db
    .insertInto('bulk_actions')
    .values({
      team_id: teamId,
      background_task_id: order.workId,
      account_id: order.accountId,
      role: order.role,
      action: JSON.stringify(order.action),
      creator_ids: order.creatorIds,
      result: null,
      ordered_at: at,
    })
    .execute();
}

export function lockBulkTask(db: Db, teamId: number, workId: number) {
  return db
    .selectFrom('bulk_actions')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('background_task_id', '=', workId)
    .forUpdate()
    .executeTakeFirst();
}

export async function keepResult(db: Db, teamId: number, workId: number, result: BulkResult): Promise<void> {
  await db
    .updateTable('bulk_actions')
    .set({ result: JSON.stringify(result) })
    .where('team_id', '=', teamId)
    .where('background_task_id', '=', workId)
    .execute();
}

/** Counts those of these creators of whom neither the catalogue nor the team knows an address. */
export async function countWithoutAddress(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
): Promise<number> {
  if (!creatorIds.length) return 0;
  const known = await db
    .selectFrom('contact_addresses')
    .select('creator_id')
    .distinct()
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
  const own = await idsWithOwnAddress(db, teamId, creatorIds);
  const reachable = new Set([...known.map(row => row.creator_id), ...own]);
  return creatorIds.filter(id => !reachable.has(id)).length;
}
