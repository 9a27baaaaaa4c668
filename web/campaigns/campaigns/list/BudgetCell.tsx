import { useTranslation } from 'react-i18next';
import type { CampaignRow } from '../../../../contract/campaigns/campaigns.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { LimitBar } from '../../../ui/figures/LimitBar.tsx';
import styles from '../campaigns.module.css';

type Money = Pick<CampaignRow, 'budgetMinor' | 'currency' | 'committed'>;

/** How much of the budget is committed; fees in other currencies are shown separately, not added. */
export function BudgetCell({ budgetMinor, currency, committed }: Money) {
  const { t } = useTranslation('campaigns');
  const used = committed.find(sum => sum.currency === currency)?.minor ?? 0;
  const sums = committed.map(sum => moneyText(sum.minor, sum.currency)).join(' + ');
  return (
    <>
      {moneyText(budgetMinor, currency)}
      {sums && <span className={styles.below}>{t('committed', { sum: sums })}</span>}
      {budgetMinor !== null && budgetMinor > 0 && sums && <LimitBar used={used} limit={budgetMinor} />}
    </>
  );
}
