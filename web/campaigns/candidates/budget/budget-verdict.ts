import type { estimateCandidates } from '../../../../contract/campaigns/candidates.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';

type BudgetVerdict = 'over' | 'maybeOver' | 'within' | 'spent' | 'none';

/**
 * Compares an estimate with the budget, with what is agreed: without anybody to estimate, that alone. Prices that nobody
 * knows come on top. Null if nobody can tell, without a rate for the budget's currency.
 */
export function verdictOn(estimate: ReplyOf<typeof estimateCandidates>): BudgetVerdict | null {
  const { budgetFen, knownFen, estimated, lowFen, highFen } = estimate;
  if (budgetFen === null || knownFen === null) return null;
  if (estimated === 0) return knownFen > budgetFen ? 'spent' : 'none';
  if (knownFen + lowFen > budgetFen) return 'over';
  return knownFen + highFen > budgetFen ? 'maybeOver' : 'within';
}
