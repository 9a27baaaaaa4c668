import type { Payable, PayableFilter } from '../../../contract/campaigns/payables.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignOf } from '../campaigns/service.ts';
import { dueState } from './due-state.queries.ts';
import { countOf, everyPayable } from './list.ts';
import { putMissing } from './project-cost.ts';
import { sumsOf, type PayableSums } from './sums.ts';

export type { PayableSums };

/** How many payables of each collaboration are open and how many are paid; those without any are not in it. */
export const payableSumsOf = (
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, PayableSums>> => sumsOf(db, teamId, ids);

/** As `payableSumsOf`, of one. */
export const payableSums = async (db: Db, teamId: number, collaborationId: number): Promise<PayableSums> =>
  (await sumsOf(db, teamId, [collaborationId])).get(collaborationId) ?? { unpaid: 0, paid: 0 };

/** For queries: the due state of payable `p` of collaboration `c` in campaign `m`, as of a moment. */
export const payableDueState = (at: Date): ReturnType<typeof dueState> => dueState(at);

/** What was paid before a campaign had its project becomes a cost of it, in the caller's transaction that holds the campaign. */
export const putMissingCosts = (db: Db, ctx: Context, campaign: CampaignOf): Promise<void> =>
  putMissing(db, ctx, campaign);

/** For a file: how many payables that the caller may see fit a filter. */
export const countPayables = (pool: Db, ctx: SignedIn, filter: PayableFilter): Promise<number> =>
  countOf(pool, ctx, filter);

/** For a file: all that fit, in the order of the page. */
export const exportedPayables = (
  pool: Db,
  ctx: SignedIn,
  filter: PayableFilter,
): AsyncGenerator<Payable, void> => everyPayable(pool, ctx, filter);
