import { IconHeadset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { day } from '../../../contract/format.ts';
import { CallError } from '../../api.ts';
import type { Session } from '../../session/session.ts';
import { Bone } from '../../ui/Bone.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ComparedPlans } from './ComparedPlans.tsx';
import styles from './plan-pages.module.css';
import { planName } from './plan-name.ts';
import { usePlans, useUsage } from './queries.ts';

/** Plans side by side with the one that the team has, and how to get another. */
export default function VipPage() {
  const { t } = useTranslation('entitlements');
  const { t: shell } = useTranslation();
  const session = useRouteLoaderData<Session>('base');
  const plans = usePlans();
  const { data: usage } = useUsage();
  useTitle(t('vip.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('vip.title')}</h1>
        <p>
          {usage ? (
            t('vip.now', {
              plan: planName(usage.plan),
              until: usage.endsAt ? t('vip.until', { day: day(usage.endsAt) }) : t('vip.noEnd'),
            })
          ) : (
            <Bone width={260} height={20} />
          )}
        </p>
      </header>
      <section className={styles.note} aria-label={t('vip.howTitle')}>
        <IconHeadset size={20} stroke={1.6} aria-hidden />
        <div>
          <h2>{t('vip.howTitle')}</h2>
          <p>{t('vip.how', { service: shell('service.open'), team: session?.user.teamName })}</p>
        </div>
      </section>
      {plans.isError ? (
        <ErrorState
          message={plans.error instanceof CallError && !plans.error.told ? plans.error.message : undefined}
          onRetry={() => void plans.refetch()}
        />
      ) : (
        <ComparedPlans plans={plans.data} current={usage?.plan.code} />
      )}
    </div>
  );
}
