import { Bone } from '../../../ui/feedback/Bone.tsx';
import styles from './compose.module.css';

/** The composer before its draft is here. */
export function ComposerSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.head}>
        <Bone width={360} height={42} />
        <Bone width={120} height={20} />
      </div>
      <Bone width="100%" height={54} />
      <Bone width="100%" height={420} />
    </div>
  );
}
