import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/feedback/Bone.tsx';
import { PanelBones } from '../../ui/feedback/PanelBones.tsx';
import styles from './page.module.css';

/** A tab in grey while its files come. */
export const TabSkeleton = () => <PanelBones heights={[340]} />;

/** The layout of a project's effect before it is here. */
export function EffectSkeleton() {
  const { t } = useTranslation('effects');
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <div className={styles.head}>
        <Bone width={140} height={18} />
        <Bone width={320} height={34} />
      </div>
      <Bone width="100%" height={210} />
      <Bone width={520} height={36} />
      <TabSkeleton />
    </div>
  );
}
