import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  retentionKinds,
  visitRetention,
  type RetentionKind,
} from '../../../contract/core/personal-data/retention-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { listRetention } from '../../../contract/identity/privacy-policy.ts';
import { call, unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import styles from './RetentionTable.module.css';

const range = { min: fullCount(visitRetention.min), max: fullCount(visitRetention.max) };

function Period({ days }: { days: number }) {
  const { t } = useTranslation('privacy');
  return days === 0 ? t('kept.untilClosed') : t('kept.forDays', { count: days, number: fullCount(days) });
}

/**
 * For how long this installation keeps what ages, as it is set. The rows stand before the periods are known, and as
 * high: an address that leads to a section below must not miss it.
 */
export function RetentionTable() {
  const { t } = useTranslation('privacy');
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['privacy-retention'],
    queryFn: ({ signal }) => call(listRetention, { errorDisplay: 'page', signal }),
  });
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const daysOf = (kind: RetentionKind) => data?.kinds.find(each => each.kind === kind)?.days;
  return (
    <table className={styles.table} aria-busy={!data}>
      <caption>{t('kept.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kept.kind')}</th>
          <th scope="col">{t('kept.period')}</th>
        </tr>
      </thead>
      <tbody>
        {retentionKinds.map(kind => {
          const days = daysOf(kind);
          return (
            <tr key={kind}>
              <th scope="row">{t(`kept.kinds.${kind}`, range)}</th>
              <td>{days === undefined ? <Skeleton width={72} /> : <Period days={days} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
