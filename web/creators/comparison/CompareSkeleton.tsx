import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './page.module.css';

/** Placeholders for table and charts, with their final heights. */
export function CompareSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="100%" height={760} />
      <div className={styles.row}>
        <Skeleton width="100%" height={380} />
        <Skeleton width="100%" height={380} />
      </div>
    </div>
  );
}
