import type { estimateCandidates } from '../../../../contract/campaigns/candidates.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './budget.module.css';

export interface BudgetBarProps extends Pick<ReplyOf<typeof estimateCandidates>, 'lowFen' | 'highFen'> {
  budgetFen: number;
  knownFen: number;
}

/** What is agreed, then the estimate from its low to its high end, against the budget. The figures are beside it. */
export function BudgetBar({ budgetFen, knownFen, lowFen, highFen }: BudgetBarProps) {
  const whole = Math.max(budgetFen, knownFen + highFen, 1);
  const widthOf = (fen: number) => ({ inlineSize: `${(fen / whole) * 100}%` });
  const over =
    knownFen + lowFen > budgetFen ? 'surely' : knownFen + highFen > budgetFen ? 'perhaps' : undefined;
  return (
    <Group gap={0} align="stretch" full className={styles.bar} data-over={over} aria-hidden>
      <span data-part="known" style={widthOf(knownFen)} />
      <span data-part="low" style={widthOf(lowFen)} />
      <span data-part="high" style={widthOf(highFen - lowFen)} />
      {over && <span data-part="budget" style={{ insetInlineStart: `${(budgetFen / whole) * 100}%` }} />}
    </Group>
  );
}
