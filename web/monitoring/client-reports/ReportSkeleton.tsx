import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './paper.module.css';

/** The layout of the sheet with its final heights. */
export function ReportSkeleton() {
  return (
    <div className={styles.paper} aria-busy="true">
      <div className={styles.body}>
        <Skeleton width={320} height={34} />
        <Skeleton width="100%" height={120} />
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={360} />
      </div>
    </div>
  );
}
