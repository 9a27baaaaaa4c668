import { useTranslation } from 'react-i18next';
import { Bone } from '../../../ui/feedback/Bone.tsx';
import { PanelBones } from '../../../ui/feedback/PanelBones.tsx';
import styles from './project.module.css';

/** A tab in grey while its files come. */
export const TabSkeleton = () => <PanelBones heights={[104, 356]} />;

/** The layout of a project's page before it is here. */
export function ProjectSkeleton() {
  const { t } = useTranslation('monitors');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Bone width={140} height={18} />
        <Bone width={320} height={34} />
        <Bone width="70%" height={44} />
      </div>
      <Bone width={420} height={36} />
      <TabSkeleton />
    </div>
  );
}
