import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/feedback/Bone.tsx';
import styles from './page.module.css';

/** The layout of a link's page before it is here. */
export function LinkSkeleton() {
  const { t } = useTranslation('visits');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Bone width={140} height={18} />
        <Bone width={320} height={34} />
        <Bone width="70%" height={44} />
      </div>
      <Bone width={520} height={40} />
      <Bone width="100%" height={104} />
      <Bone width="100%" height={356} />
      <Bone width="100%" height={420} />
    </div>
  );
}
