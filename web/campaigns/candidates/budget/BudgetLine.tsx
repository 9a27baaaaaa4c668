import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../session/session.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { estimateCandidates } from '../../../../contract/campaigns/candidates.ts';
import { fullCount, money, moneyRange } from '../../../../contract/core/format.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Meant } from '../queries.ts';
import { BudgetBar } from './BudgetBar.tsx';
import styles from './budget.module.css';
import { verdictOn } from './budget-verdict.ts';

export interface BudgetLineProps {
  campaign: Pick<Campaign, 'id' | 'budgetMinor' | 'currency'>;
  /** Whom the reader has selected, or all that are shown. */
  meant: Meant;
}

/** What the candidates would cost with what is agreed, against the budget; not there if the campaign has none. */
export function BudgetLine({ campaign, meant }: BudgetLineProps) {
  const { t } = useTranslation('candidates');
  const maySee = useMay('money.read');
  const hasBudget = maySee && campaign.budgetMinor !== null;
  const { data, isError } = useQuery({
    queryKey: [...campaignsKey, campaign.id, 'estimate', JSON.stringify(meant)],
    queryFn: ({ signal }) =>
      call(estimateCandidates, {
        params: { id: campaign.id },
        body: { selection: meant },
        errorDisplay: 'page',
        signal,
      }),
    enabled: hasBudget,
    placeholderData: previous => previous,
  });
  if (!hasBudget || (isError && !data)) return null;
  if (!data) {
    return (
      <Stack gap={6} className={styles.line}>
        <Skeleton width={320} height={19} />
        <Skeleton width="100%" height={8} />
      </Stack>
    );
  }
  const { lowFen, highFen, knownFen, budgetFen, estimated, unknown } = data;
  const verdict = verdictOn(data);
  if (!verdict || budgetFen === null || knownFen === null) {
    return (
      <Text size="sm" tone="soft" role="status" className={styles.line}>
        {t('budget.noRate', { currency: campaign.currency })}
      </Text>
    );
  }
  const known = { known: money(knownFen), budget: money(budgetFen) };
  const isWithin = verdict === 'within' || verdict === 'none';
  return (
    <Stack gap={6} className={styles.line}>
      <Text size="sm" tone={isWithin ? 'soft' : 'warn'} role="status">
        {verdict === 'none' || verdict === 'spent'
          ? t(`budget.${verdict}`, { ...known, left: money(budgetFen - knownFen) })
          : t(`budget.${verdict}`, {
              ...known,
              count: estimated,
              number: fullCount(estimated),
              range: moneyRange(lowFen, highFen),
            })}
        {unknown > 0 && ` ${t('budget.unknown', { count: unknown, number: fullCount(unknown) })}`}
      </Text>
      <BudgetBar budgetFen={budgetFen} knownFen={knownFen} lowFen={lowFen} highFen={highFen} />
    </Stack>
  );
}
