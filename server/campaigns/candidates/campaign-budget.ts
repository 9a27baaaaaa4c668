import { fenOf } from '../../../contract/monitoring/effects/effect-money.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { knownRates } from '../../monitoring/effects/inputs/record-effects.ts';
import { knownCostOf } from '../payables/service.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';

export interface CampaignBudget {
  /** In fen; null without a budget, or without a rate that the team has typed for its currency. */
  budgetFen: number | null;
  /** What the campaign is known to cost; null without a rate. */
  knownFen: number | null;
}

/** Returns the budget of a campaign and what of it is spoken for, in the currency of price estimates. */
export async function budgetInFen(
  db: Db,
  ctx: SignedIn,
  { id, teamId, currency, budgetMinor }: Pick<CampaignOf, 'id' | 'teamId' | 'currency' | 'budgetMinor'>,
): Promise<CampaignBudget> {
  const rate = (await knownRates(db, teamId))(currency, ctx.now().toISOString().slice(0, 10));
  const inFen = (minor: number) => (rate ? fenOf(minor, currency, rate.rateE8) : null);
  return {
    budgetFen: budgetMinor === null ? null : inFen(budgetMinor),
    knownFen: inFen(await knownCostOf(db, { teamId, campaignId: id }, currency)),
  };
}
