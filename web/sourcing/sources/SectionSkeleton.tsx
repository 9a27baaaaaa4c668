import { Bone } from '../../ui/feedback/Bone.tsx';
import styles from './page.module.css';

/** The place of a platform with its sources, before they are here. */
export function SectionSkeleton() {
  return (
    <div className={styles.section} aria-busy="true">
      <Bone width={120} height={22} />
      <Bone width="100%" height={210} />
      <Bone width="100%" height={120} />
    </div>
  );
}
