import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { money } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import styles from './phone.module.css';
import { listPayments } from './queries.ts';
import { useLooking } from './use-looking.ts';

/** The orders that could be scanned now. */
export function Waiting() {
  const { t } = useTranslation('sandbox-payments');
  const { state, reload } = useLooking(listPayments);
  if (!state) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton width={160} height={32} />
        <Skeleton width="100%" height={68} />
        <Skeleton width="100%" height={68} />
      </div>
    );
  }
  if ('refusal' in state) return <ErrorState message={state.refusal.message} onRetry={reload} />;
  const { payments } = state.seen;
  if (!payments.length) return <EmptyState title={t('waiting.title')}>{t('waiting.none')}</EmptyState>;
  return (
    <div className={styles.page}>
      <h1>{t('waiting.title')}</h1>
      <ul className={styles.codes}>
        {payments.map(({ orderNumber, description, fen }) => (
          <li key={orderNumber}>
            <Link to={paths.sandboxPhone(orderNumber)}>
              <span>
                {description}
                <small dir="ltr">{orderNumber}</small>
              </span>
              <strong>{money(fen)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
