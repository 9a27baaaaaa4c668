import { useTranslation } from 'react-i18next';
import { day } from '../../../contract/format.ts';
import { untold } from '../../api.ts';
import { Bone } from '../../ui/Bone.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ComparedPlans } from './ComparedPlans.tsx';
import { HowToUpgrade } from './HowToUpgrade.tsx';
import styles from './pages.module.css';
import { planName } from './plan-name.ts';
import { usePlans, useUsage } from './queries.ts';

/** Plans side by side with the one that the team has, and how to get another. */
export default function VipPage() {
  const { t } = useTranslation('plans');
  const plans = usePlans();
  const { data: usage, isError } = useUsage();
  useTitle(t('vip.title'));
  return (
    <div className={styles.page}>
      <PageHead
        title={t('vip.title')}
        about={
          usage
            ? t('vip.now', {
                plan: planName(usage.plan),
                until: usage.endsAt ? t('vip.until', { day: day(usage.endsAt) }) : t('vip.noEnd'),
              })
            : !isError && <Bone width={260} height={20} />
        }
      />
      <HowToUpgrade />
      {plans.isError ? (
        <ErrorState message={untold(plans.error)} onRetry={() => void plans.refetch()} />
      ) : (
        <ComparedPlans plans={plans.data} current={usage?.plan.code} />
      )}
    </div>
  );
}
