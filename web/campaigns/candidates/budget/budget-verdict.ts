import type { estimateCandidates } from '../../../../contract/campaigns/candidates.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';

type BudgetVerdict = 'over' | 'maybeOver' | 'within';

/**
 * Compares an estimate with the budget. Null if nobody can tell: without a budget or an estimate, or if it fits only
 * because prices are unknown.
 */
export function verdictOn(estimate: ReplyOf<typeof estimateCandidates>): BudgetVerdict | null {
  const { budgetFen, knownFen, estimated, lowFen, highFen, unknown } = estimate;
  if (budgetFen === null || knownFen === null || estimated === 0) return null;
  if (knownFen + lowFen > budgetFen) return 'over';
  if (knownFen + highFen > budgetFen) return 'maybeOver';
  return unknown === 0 ? 'within' : null;
}
