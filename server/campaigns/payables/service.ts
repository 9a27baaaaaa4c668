import type { Db } from '../../core/db/database.ts';
import { dueState } from './due-state.queries.ts';
import { payableSumsOf, type PayableSums } from './sums.ts';

/** As `payableSumsOf`, of one. */
export const payableSums = async (db: Db, teamId: number, collaborationId: number): Promise<PayableSums> =>
  (await payableSumsOf(db, teamId, [collaborationId])).get(collaborationId) ?? { unpaid: 0, paid: 0 };

/** For queries: the due state of payable `p` of collaboration `c` in campaign `m`, as of a moment. */
export const payableDueState = (at: Date): ReturnType<typeof dueState> => dueState(at);
