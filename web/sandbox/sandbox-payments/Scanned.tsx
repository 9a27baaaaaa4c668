import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { isMissing } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Faults } from './Faults.tsx';
import { PayCard } from './PayCard.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './phone.module.css';
import { showPayment } from './queries.ts';
import { useDeeds } from './use-deeds.ts';
import { useLooking } from './use-looking.ts';

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
  const read = useCallback((signal: AbortSignal) => showPayment(orderNumber, signal), [orderNumber]);
  const { state, put, reload } = useLooking(read);
  const { busy, act } = useDeeds(orderNumber, put);
  if (!state) return <ScannedSkeleton />;
  if ('refusal' in state) {
    if (isMissing(state.refusal)) {
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
    return <ErrorState message={state.refusal.message} onRetry={reload} />;
  }
  return (
    <Stack gap={16} breaks className={styles.page}>
      <PayCard payment={state.seen} busy={busy} act={act} />
      <Faults state={state.seen.state} busy={busy} act={act} />
    </Stack>
  );
}
