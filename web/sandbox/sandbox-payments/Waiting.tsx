import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { money } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Box, Group, Stack } from '../../ui/box/Box.tsx';
import styles from './phone.module.css';
import { isRefused, useOpenPayments } from './queries.ts';

/** The orders that could be scanned now. */
export function Waiting() {
  const { t } = useTranslation('sandbox-payments');
  const { data, error, refetch } = useOpenPayments();
  if (isRefused(error, data))
    return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack gap={16} breaks className={styles.page} aria-busy="true">
        <Skeleton width={160} height={32} />
        <Skeleton width="100%" height={68} />
        <Skeleton width="100%" height={68} />
      </Stack>
    );
  }
  const { payments } = data;
  if (!payments.length) return <EmptyState title={t('waiting.title')}>{t('waiting.none')}</EmptyState>;
  return (
    <Stack gap={16} breaks className={styles.page}>
      <h1>{t('waiting.title')}</h1>
      <Stack as="ul" gap={10} className={styles.codes}>
        {payments.map(({ orderNumber, description, fen }) => (
          <li key={orderNumber}>
            <Group
              as={Link}
              gap={12}
              justify="between"
              py={14}
              px={16}
              border
              radius="card"
              ground="surface"
              to={paths.sandboxPhone(orderNumber)}
            >
              <Stack as="span" gap={2} shrink>
                {description}
                <small dir="ltr">{orderNumber}</small>
              </Stack>
              <Box as="strong" fixed>
                {money(fen)}
              </Box>
            </Group>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
