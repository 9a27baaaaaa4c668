import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { getCampaignMoney } from '../../../contract/campaigns/payables.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { requireCampaign } from '../shared/campaign-access.ts';
import { committedOf, costOf, owedOf } from './campaign-money.queries.ts';

/** Returns the currencies with a sum. */
const sumsOf = <Name extends string>(
  rows: readonly (Record<Name, number> & { currency: Currency })[],
  name: Name,
): { currency: Currency; minor: number }[] =>
  rows.flatMap(row => (row[name] > 0 ? [{ currency: row.currency, minor: row[name] }] : []));

/** Compares the budget with what is agreed, approved and paid; amounts in different currencies are never added. */
export async function loadMoney(
  pool: Db,
  ctx: SignedIn,
  id: number,
): Promise<ReplyOf<typeof getCampaignMoney>> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const { currency, budgetMinor } = await requireCampaign(db, ctx, id);
    const of = { teamId: ctx.actor.teamId, campaignId: id };
    const owed = await owedOf(db, of, ctx.now());
    const committed = await committedOf(db, of);
    return {
      budget: budgetMinor === null ? null : { currency, minor: budgetMinor },
      committed: sumsOf(committed, 'committed'),
      planned: sumsOf(owed, 'planned'),
      approved: sumsOf(owed, 'approved'),
      paid: sumsOf(owed, 'paid'),
      overdue: sumsOf(owed, 'overdue'),
      left: budgetMinor === null ? null : budgetMinor - (await costOf(db, of, currency)),
      unplanned: sumsOf(committed, 'unplanned'),
    };
  });
}
