import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './page.module.css';

/** The layout of a link's page while it loads. */
export function LinkSkeleton() {
  const { t } = useTranslation('visits');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Skeleton width={140} height={18} />
        <Skeleton width={320} height={34} />
        <Skeleton width="70%" height={44} />
      </div>
      <Skeleton width={520} height={40} />
      <Skeleton width="100%" height={104} />
      <Skeleton width="100%" height={356} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}
