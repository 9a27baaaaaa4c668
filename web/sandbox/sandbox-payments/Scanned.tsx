import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { isMissing, unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Faults } from './Faults.tsx';
import { PayCard } from './PayCard.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './phone.module.css';
import { isRefused, usePhonePayment } from './queries.ts';
import { useDeeds } from './use-deeds.ts';

/** As high as the loaded content. */
function ScannedSkeleton() {
  return (
    <Stack gap={16} breaks className={styles.page} aria-busy="true">
      <Skeleton width="100%" height={330} />
      <Skeleton width="100%" height={520} />
    </Stack>
  );
}

/** A scanned code. */
export function Scanned({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('sandbox-payments');
  const { data, error, refetch } = usePhonePayment(orderNumber);
  const { busy, act } = useDeeds(orderNumber);
  if (isRefused(error, data)) {
    if (isMissing(error)) {
      const others = (
        <Button component={Link} to={paths.sandboxPhone()} variant="default">
          {t('unknown.others')}
        </Button>
      );
      return (
        <EmptyState title={t('unknown.title')} actions={others}>
          {t('unknown.about')}
        </EmptyState>
      );
    }
    return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <ScannedSkeleton />;
  return (
    <Stack gap={16} breaks className={styles.page}>
      <PayCard payment={data} busy={busy} act={act} />
      <Faults state={data.state} busy={busy} act={act} />
    </Stack>
  );
}
