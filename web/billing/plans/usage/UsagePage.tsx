import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import pages from '../pages.module.css';
import { planName } from '../../../layout/plan/plans.ts';
import { useUsage } from '../../../layout/plan/usage.ts';
import { OwnQuotas } from './OwnQuotas.tsx';
import { UsageBars } from './UsageBars.tsx';
import { UsageDays } from './UsageDays.tsx';

/** What the team has used of its plan, what is left, and the last 30 days. */
export default function UsagePage() {
  const { t } = useTranslation('plans');
  const { data, error, isError, refetch } = useUsage();
  useTitle(t('used.title'));
  return (
    <Stack gap={20} className={pages.page}>
      <PageHead
        title={t('used.title')}
        about={
          data || isError ? (
            data && t('used.about', { plan: planName(data.plan) })
          ) : (
            <Skeleton width={320} height={20} />
          )
        }
      >
        <Button component={Link} to={paths.equity()} variant="default">
          {t('used.toEquity')}
        </Button>
      </PageHead>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          {data?.quotas.length ? <OwnQuotas quotas={data.quotas} /> : null}
          <UsageBars uses={data?.uses} />
          <UsageDays usage={data} />
        </>
      )}
    </Stack>
  );
}
