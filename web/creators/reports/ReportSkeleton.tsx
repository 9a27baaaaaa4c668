import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './report.module.css';

/** Placeholders for the report, with their final heights. */
export function ReportSkeleton() {
  return (
    <div className={styles.paper} aria-busy="true">
      <div className={styles.body}>
        <Skeleton width={320} height={34} />
        <Skeleton width="100%" height={96} />
        <Skeleton width="100%" height={330} />
        <Skeleton width="100%" height={190} />
        <Skeleton width="100%" height={190} />
      </div>
    </div>
  );
}
