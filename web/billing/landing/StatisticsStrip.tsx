import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useStatistics } from './queries.ts';
import styles from './StatisticsStrip.module.css';

const counts = ['creators', 'tiktok', 'youtube', 'instagram', 'regions', 'languages'] as const;

/** How much there is to search in this installation; its space is reserved while the counts load. */
export function StatisticsStrip() {
  const { t } = useTranslation('landing');
  const { data, hasFailed } = useStatistics();
  const isEmpty = data?.creators === 0;
  return (
    <section className={styles.strip} aria-label={t('statistics.title')} aria-busy={!data && !hasFailed}>
      {hasFailed || isEmpty ? (
        <p>{t(isEmpty ? 'statistics.none' : 'statistics.failed')}</p>
      ) : (
        <dl>
          {counts.map(count => (
            <div key={count}>
              <dt>{t(`statistics.${count}`)}</dt>
              <dd>{data ? fullCount(data[count]) : <Skeleton width={72} height={22} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
