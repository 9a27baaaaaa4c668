import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import type { Senders } from './queries.ts';
import styles from './SendersPage.module.css';

/** The number of mails that the plan still allows the team today. */
export function DailyVolume({ data }: { data: Senders | undefined }) {
  const { t } = useTranslation('senders');
  const left = data && Math.max(0, data.dailyLimit - data.dailyUsed);
  return (
    <section className={styles.volume} aria-label={t('volume.title')} aria-busy={!data}>
      <h2>{t('volume.title')}</h2>
      <p className={styles.left}>
        {left === undefined ? (
          <Skeleton width={110} height={26} />
        ) : (
          t('volume.count', { number: fullCount(left) })
        )}
      </p>
      <LimitBar used={data?.dailyUsed ?? 0} limit={data?.dailyLimit ?? 0} />
      <p className={styles.of}>
        {data ? (
          <>
            {t('volume.of', { limit: fullCount(data.dailyLimit), used: fullCount(data.dailyUsed) })}
            {left === 0 && <Link to={paths.plans()}>{t('volume.upgrade')}</Link>}
          </>
        ) : (
          <Skeleton width={190} height={19} />
        )}
      </p>
    </section>
  );
}
