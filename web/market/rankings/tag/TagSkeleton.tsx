import styles from '../../shared/page.module.css';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

/** The layout of a tag's page while it loads. */
export function TagSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <Skeleton width={320} height={74} />
      <Skeleton width="100%" height={360} />
      <div className={styles.pair}>
        <Skeleton width="100%" height={300} />
        <Skeleton width="100%" height={300} />
      </div>
      <Skeleton width="100%" height={420} />
    </div>
  );
}
