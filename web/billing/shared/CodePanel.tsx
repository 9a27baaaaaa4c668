import { useTranslation } from 'react-i18next';
import { money } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { QrCode } from '../../ui/copy/QrCode.tsx';
import { countDown } from './count-down.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './order.module.css';
import { type ShownOrder, useCode } from './queries.ts';

/** With fewer milliseconds left, the time is shown in another colour. */
const soonMs = 3 * 60_000;

/** The payment code, the sum, and how long it can be paid. */
export function CodePanel({ order, leftMs }: { order: ShownOrder; leftMs: number }) {
  const { t } = useTranslation('orders');
  const { data: code, error, isError, refetch } = useCode(order.number);
  if (isError && !code) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  return (
    <Stack gap={8} align="center" justify="center" textAlign="center" className={styles.code}>
      <Text tone="soft">{t('pay.what', { plan: order.planName, count: order.months })}</Text>
      <Text weight={600} className={styles.amount}>
        {money(order.sum.payFen)}
      </Text>
      {code ? (
        <QrCode text={code.codeUrl} label={t('pay.codeOf', { number: order.number })} size={220} />
      ) : (
        <Skeleton width={220} height={220} />
      )}
      <p>{t('pay.scan')}</p>
      <Text tone="soft" className={styles.left} role="timer" data-soon={leftMs < soonMs || undefined}>
        {t('pay.left')}{' '}
        <Text as="b" tone="ink">
          {countDown(leftMs)}
        </Text>
      </Text>
      {code?.isSandbox && (
        <a href={paths.sandboxPhone(order.number)} target="_blank" rel="noreferrer">
          {t('pay.sandbox')}
        </a>
      )}
      <Text size="sm" tone="faint" leading="relaxed" className={styles.small}>
        {t('pay.later')}
      </Text>
    </Stack>
  );
}
