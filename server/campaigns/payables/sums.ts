import type { Db } from '../../core/db/database.ts';
import { countPayables } from './sums.queries.ts';

/** How many payables of a collaboration are open, and how many are paid; cancelled ones count nowhere. */
export interface PayableSums {
  unpaid: number;
  paid: number;
}

/** As `payableSumsOf` of the service. */
export async function payableSumsOf(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, PayableSums>> {
  if (!ids.length) return new Map();
  const rows = await countPayables(db, teamId, ids);
  return new Map(rows.map(({ collaboration_id: id, unpaid, paid }) => [id, { unpaid, paid }]));
}
