import type { Db } from '../../core/db/database.ts';
import { countPayables } from './payable-sums.queries.ts';

/** How many payables of a collaboration are open, and how many are paid; cancelled ones do not count. */
export interface PayableSums {
  unpaid: number;
  paid: number;
}

/** Sums by collaboration; those without payables are missing. */
export async function payableSumsOf(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, PayableSums>> {
  if (!ids.length) return new Map();
  const rows = await countPayables(db, teamId, ids);
  return new Map(rows.map(({ collaboration_id: id, unpaid, paid }) => [id, { unpaid, paid }]));
}

/** Like `payableSumsOf`, for one. */
export const payableSums = async (db: Db, teamId: number, collaborationId: number): Promise<PayableSums> =>
  (await payableSumsOf(db, teamId, [collaborationId])).get(collaborationId) ?? { unpaid: 0, paid: 0 };
