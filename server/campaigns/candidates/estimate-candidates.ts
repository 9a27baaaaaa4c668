import type { CandidateSelection, estimateCandidates } from '../../../contract/campaigns/candidates.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { pricesOf } from '../../creators/creator-prices/service.ts';
import { readRows } from '../../creators/search-engine/service.ts';
import { requireCampaign } from '../shared/campaign-access.ts';
import { budgetInFen } from './campaign-budget.ts';
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
    const campaign = await requireCampaign(db, ctx, campaignId);
    const ids = await undecidedOf(db, of, await selected(db, of, selection));
    const prices = [...(await pricesOf(db, teamId, await readRows(db, ids))).values()];
    return {
      ...(await budgetInFen(db, ctx, campaign)),
      estimated: prices.length,
      lowFen: prices.reduce((sum, { lowFen }) => sum + lowFen, 0),
      highFen: prices.reduce((sum, { highFen }) => sum + highFen, 0),
      unknown: ids.length - prices.length,
    };
  });
}
