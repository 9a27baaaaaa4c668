import { useTranslation } from 'react-i18next';
import { money } from '../../../../contract/core/format.ts';
import { termPriceFen } from '../../../../contract/billing/term-price.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import type { ComparedPlansProps } from './ComparedPlans.tsx';
import { planName } from '../../../layout/plan/plans.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './PlanTable.module.css';
import type { Plans, PlanTerm } from '../queries.ts';

type Plan = Plans['plans'][number];

function Prices({ plan, term }: { plan: Plan; term: PlanTerm }) {
  const { t } = useTranslation('plans');
  const { months } = term;
  const sum = termPriceFen(plan.monthlyFen, term);
  const saved = plan.monthlyFen * months - sum;
  const together = months === 1 ? t('monthly') : t('total', { count: months, sum: money(sum) });
  return (
    <>
      <Text as="span" size="6xl" weight={600} className={styles.price}>
        <bdi>
          <Text as="span" nowrap>
            {money(Math.floor(sum / months))}
          </Text>{' '}
          <Text as="small" size="sm" weight={400} tone="faint" nowrap>
            {t('perMonth')}
          </Text>
        </bdi>
      </Text>
      <Text as="span" size="sm" tone="soft" className={styles.sum}>
        <bdi>{plan.monthlyFen ? together : t('freeForEver')}</bdi>
      </Text>
      <Text as="span" size="sm" tone="soft" className={styles.saved}>
        {saved > 0 && <bdi>{t('saved', { sum: money(saved) })}</bdi>}
      </Text>
    </>
  );
}

export interface PlanHeadProps {
  plan: Plan | null;
  term: PlanTerm | undefined;
  isCurrent: boolean;
  renderOrdering?: ComparedPlansProps['renderOrdering'];
}

/** A plan's name with its price for the chosen months: per month, in total, and the saving. */
export function PlanHead({ plan, term, isCurrent, renderOrdering }: PlanHeadProps) {
  const { t } = useTranslation('plans');
  return (
    <th role="columnheader" scope="col" className={styles.head} data-current={isCurrent || undefined}>
      <span className={styles.name}>
        {plan ? planName(plan) : <Skeleton width={56} height={16} />}
        {isCurrent && <Tag tone="accent">{t('current')}</Tag>}
      </span>
      {plan && term ? (
        <Prices plan={plan} term={term} />
      ) : (
        <>
          <Text as="span" size="6xl" weight={600} className={styles.price}>
            <Skeleton width={96} height={22} />
          </Text>
          <Text as="span" size="sm" tone="soft" className={styles.sum} />
          <Text as="span" size="sm" tone="soft" className={styles.saved} />
        </>
      )}
      {renderOrdering && (
        <span className={styles.ordering}>{plan && term && renderOrdering(plan, term)}</span>
      )}
    </th>
  );
}
