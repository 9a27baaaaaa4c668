import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/feedback/Bone.tsx';
import styles from './detail.module.css';

/** The layout of a task before it is here. */
export function TaskSkeleton() {
  const { t } = useTranslation('mail-messages');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Bone width={140} height={18} />
        <Bone width={280} height={30} />
        <Bone width={360} height={20} />
        <Bone width={420} height={28} />
      </div>
      <Bone width="100%" height={262} />
      <Bone width={240} height={36} />
      <Bone width="100%" height={420} />
    </div>
  );
}
