import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { estimateCandidates } from '../../../../contract/campaigns/candidates.ts';
import { fullCount, money, moneyRange } from '../../../../contract/core/format.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';
import { Text } from '../../../ui/box/Box.tsx';
import type { Meant } from '../queries.ts';
import { verdictOn } from './budget-verdict.ts';

export interface BudgetLineProps {
  campaignId: number;
  /** Whom the reader has selected, or all that are shown. */
  meant: Meant;
  isSelection: boolean;
}

/** Says where candidates are chosen that they would cost more than the budget; within it only of a selection. */
export function BudgetLine({ campaignId, meant, isSelection }: BudgetLineProps) {
  const { t } = useTranslation('candidates');
  const { data } = useQuery({
    queryKey: [...campaignsKey, campaignId, 'estimate', JSON.stringify(meant)],
    queryFn: ({ signal }) =>
      call(estimateCandidates, {
        params: { id: campaignId },
        body: { selection: meant },
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
  });
  const verdict = data ? verdictOn(data) : null;
  if (!data || !verdict || (verdict === 'within' && !isSelection)) return null;
  const { lowFen, highFen, knownFen, budgetFen, estimated, unknown } = data;
  return (
    <Text size="sm" tone={verdict === 'within' ? 'soft' : 'warn'} role="status">
      {t(`budget.${verdict}`, {
        count: estimated,
        number: fullCount(estimated),
        range: moneyRange(lowFen, highFen),
        known: money(knownFen),
        budget: money(budgetFen),
      })}
      {unknown > 0 && ` ${t('budget.unknown', { count: unknown, number: fullCount(unknown) })}`}
    </Text>
  );
}
