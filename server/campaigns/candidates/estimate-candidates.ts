import type { CandidateSelection, estimateCandidates } from '../../../contract/campaigns/candidates.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { fenOf } from '../../../contract/monitoring/effects/effect-money.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { pricesOf } from '../../creators/creator-prices/service.ts';
import { readRows } from '../../creators/search-engine/service.ts';
import { knownRates } from '../../monitoring/effects/inputs/record-effects.ts';
import { knownCostOf } from '../payables/service.ts';
import { requireCampaign } from '../shared/campaign-access.ts';
import { selected } from './change-candidates.ts';
import { undecidedOf } from './list-candidates.queries.ts';

/**
 * Estimates what selected candidates would cost beside what is agreed, so that a budget is not found to be too small
 * after the invitations went. A foreign budget is compared only at a rate that the team has typed.
 * @throws AppError not_found
 */
export function estimateSome(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  selection: CandidateSelection,
): Promise<ReplyOf<typeof estimateCandidates>> {
  const { teamId } = ctx.actor;
  const of = { teamId, campaignId };
  return asTeam(pool, teamId, async db => {
    const { currency, budgetMinor } = await requireCampaign(db, ctx, campaignId);
    const ids = await undecidedOf(db, of, await selected(db, of, selection));
    const prices = [...(await pricesOf(db, teamId, await readRows(db, ids))).values()];
    const rate = (await knownRates(db, teamId))(currency, ctx.now().toISOString().slice(0, 10));
    const inFen = (minor: number) => (rate ? fenOf(minor, currency, rate.rateE8) : null);
    return {
      budgetFen: budgetMinor === null ? null : inFen(budgetMinor),
      knownFen: inFen(await knownCostOf(db, of, currency)),
      estimated: prices.length,
      lowFen: prices.reduce((sum, { lowFen }) => sum + lowFen, 0),
      highFen: prices.reduce((sum, { highFen }) => sum + highFen, 0),
      unknown: ids.length - prices.length,
    };
  });
}
