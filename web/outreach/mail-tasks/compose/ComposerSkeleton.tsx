import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from './compose.module.css';

/** The composer while its draft loads. */
export function ComposerSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={360} height={42} />
        <Skeleton width={120} height={20} />
      </div>
      <Skeleton width="100%" height={54} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}
