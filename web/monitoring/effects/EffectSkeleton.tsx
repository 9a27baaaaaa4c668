import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PanelSkeleton } from '../../ui/feedback/PanelSkeleton.tsx';
import styles from './page.module.css';

/** A tab while its files load. */
export const TabSkeleton = () => <PanelSkeleton heights={[340]} />;

/** The layout of the effect page while it loads. */
export function EffectSkeleton() {
  const { t } = useTranslation('effects');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Skeleton width={140} height={18} />
        <Skeleton width={320} height={34} />
      </div>
      <Skeleton width="100%" height={210} />
      <Skeleton width={520} height={36} />
      <TabSkeleton />
    </div>
  );
}
