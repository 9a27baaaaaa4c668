import type { Currency } from '../../../contract/core/currencies.ts';
import type { Db } from '../../core/db/database.ts';
import { costOf } from './campaign-money.queries.ts';
import { dueState } from './due-state.queries.ts';

/** SQL expression for the due state of payable `p` of collaboration `c` in campaign `m`, as of a moment. */
export const payableDueState = (at: Date): ReturnType<typeof dueState> => dueState(at);

/** Returns what a campaign is known to cost in a currency: agreed fees, or more where more is to be paid. */
export const knownCostOf = (
  db: Db,
  of: { teamId: number; campaignId: number },
  currency: Currency,
): Promise<number> => costOf(db, of, currency);
