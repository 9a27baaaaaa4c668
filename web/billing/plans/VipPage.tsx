import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { PayDialog } from '../shared/PayDialog.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { ComparedPlans } from './compare/ComparedPlans.tsx';
import { HowToUpgrade } from './HowToUpgrade.tsx';
import { OrderDialog } from './compare/OrderDialog.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './pages.module.css';
import { planName, usePlans } from '../../layout/plan/plans.ts';
import { PlanOrdering } from './compare/PlanOrdering.tsx';
import { useUsage } from '../../layout/plan/usage.ts';
import { useTerm } from './compare/use-term.ts';
import { useWantedPlan } from './compare/use-wanted-plan.ts';
import { useSettingsOfSite } from '../../layout/queries.ts';
import { useMay } from '../../session/session.ts';

/** Plans in comparison with the team's own, and how to change the plan. */
export default function VipPage() {
  const { t } = useTranslation('plans');
  const plans = usePlans();
  const { data: usage, isError } = useUsage();
  const [term, setMonths] = useTerm(plans.data);
  const [wanted, setWanted] = useWantedPlan();
  const [paying, setPaying] = useState<string>();
  const mayPay = useMay('billing.manage');
  const { data: site } = useSettingsOfSite();
  const mayOrder = mayPay && site?.takesPayments !== false;
  const plan = plans.data?.plans.find(({ code, monthlyFen }) => code === wanted && monthlyFen > 0);
  useTitle(t('vip.title'));
  return (
    <Stack gap={20} className={styles.page}>
      <PageHead
        title={t('vip.title')}
        about={
          usage
            ? t('vip.now', {
                plan: planName(usage.plan),
                until: usage.endsAt ? t('vip.until', { day: day(usage.endsAt) }) : t('vip.noEnd'),
              })
            : !isError && <Skeleton width={260} height={20} />
        }
      />
      {plans.isError ? (
        <ErrorState message={unreported(plans.error)} onRetry={() => void plans.refetch()} />
      ) : (
        <ComparedPlans
          plans={plans.data}
          current={usage?.plan.code}
          renderOrdering={(each, { months }) => (
            <PlanOrdering plan={each} months={months} onOrder={({ code }) => setWanted(code)} />
          )}
        />
      )}
      <HowToUpgrade />
      {plans.data && plan && term && mayOrder && (
        <OrderDialog
          plan={plan}
          terms={plans.data.terms}
          months={term.months}
          onMonths={setMonths}
          onClose={() => setWanted('')}
          onOrdered={number => {
            setWanted('');
            setPaying(number);
          }}
        />
      )}
      {paying && <PayDialog number={paying} onClose={() => setPaying(undefined)} />}
    </Stack>
  );
}
