import { Bone } from '../../ui/feedback/Bone.tsx';
import styles from './page.module.css';

/** The table and the curves in grey, of the heights they will have. */
export function CompareSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Bone width="100%" height={760} />
      <div className={styles.row}>
        <Bone width="100%" height={380} />
        <Bone width="100%" height={380} />
      </div>
    </div>
  );
}
