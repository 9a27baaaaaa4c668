import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOffer } from '../../shared/queries.ts';
import { useSettingsOfSite } from '../../../layout/queries.ts';
import { useMay } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { planName } from '../../../layout/plan/plans.ts';
import styles from './PlanTable.module.css';
import type { Plans } from '../queries.ts';

type Plan = Plans['plans'][number];

export interface PlanOrderingProps {
  plan: Plan;
  months: number;
  onOrder: (plan: Plan) => void;
}

function OwnersButton({ plan, months, onOrder }: PlanOrderingProps) {
  const { t } = useTranslation('orders');
  const { data, isError, refetch } = useOffer({ plan: plan.code, months });
  if (isError) {
    return (
      <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
        {t('offer.retry')}
      </Button>
    );
  }
  if (!data) return <Skeleton width={64} height={26} />;
  if (!data.kind) return <span className={styles.why}>{t(`offer.refusal.${data.refusal ?? 'lower'}`)}</span>;
  return (
    <Button
      size="compact-sm"
      variant={data.kind === 'renew' ? 'default' : 'filled'}
      aria-label={t(`offer.${data.kind}Of`, { plan: planName(plan) })}
      onClick={() => onOrder(plan)}
    >
      {t(`offer.${data.kind}`)}
    </Button>
  );
}

/**
 * Buttons to get, renew or upgrade to a plan; if it cannot be ordered, the reason. Nothing if plans are not sold
 * online.
 */
export function PlanOrdering(props: PlanOrderingProps) {
  const { t } = useTranslation('orders');
  const mayPay = useMay('billing.manage');
  const { data: site } = useSettingsOfSite();
  if (props.plan.monthlyFen === 0 || site?.takesPayments === false) return null;
  if (!mayPay) return <span className={styles.why}>{t('offer.refusal.subAccount')}</span>;
  return <OwnersButton {...props} />;
}
