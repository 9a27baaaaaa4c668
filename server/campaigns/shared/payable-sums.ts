import type { Db } from '../../core/db/database.ts';
import { countPayables } from './payable-sums.queries.ts';

/** How many payables of a collaboration are open, and how many are paid; cancelled ones count nowhere. */
export interface PayableSums {
  unpaid: number;
  paid: number;
}

/** Of several collaborations, by collaboration; one without payables is missing. */
export async function payableSumsOf(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, PayableSums>> {
  if (!ids.length) return new Map();
  const rows = await countPayables(db, teamId, ids);
  return new Map(rows.map(({ collaboration_id: id, unpaid, paid }) => [id, { unpaid, paid }]));
}

/** As `payableSumsOf`, of one. */
export const payableSums = async (db: Db, teamId: number, collaborationId: number): Promise<PayableSums> =>
  (await payableSumsOf(db, teamId, [collaborationId])).get(collaborationId) ?? { unpaid: 0, paid: 0 };
