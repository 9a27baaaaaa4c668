import type { Db } from '../../core/db/database.ts';
import { countPayables } from './payable-sums.queries.ts';

/** How many payables of a collaboration are open, and how many are paid; cancelled ones do not count. */
export interface PayableSums {
  unpaid: number;
  paid: number;
  /** They are together less than the fee. */
  isPartOpen: boolean;
}

const none: PayableSums = { unpaid: 0, paid: 0, isPartOpen: false };

/** Sums by collaboration; those without payables are missing. */
export async function payableSumsOf(
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, PayableSums>> {
  if (!ids.length) return new Map();
  const rows = await countPayables(db, teamId, ids);
  return new Map(
    rows.map(({ collaboration_id: id, is_part_open: isPartOpen, unpaid, paid }) => [
      id,
      { unpaid, paid, isPartOpen },
    ]),
  );
}

/** Like `payableSumsOf`, for one. */
export const payableSums = async (db: Db, teamId: number, collaborationId: number): Promise<PayableSums> =>
  (await payableSumsOf(db, teamId, [collaborationId])).get(collaborationId) ?? none;
