import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './detail.module.css';

/** The layout of a task's page while it loads. */
export function TaskSkeleton() {
  const { t } = useTranslation('mail-messages');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Skeleton width={140} height={18} />
        <Skeleton width={280} height={30} />
        <Skeleton width={360} height={20} />
        <Skeleton width={420} height={28} />
      </div>
      <Skeleton width="100%" height={262} />
      <Skeleton width={240} height={36} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}
