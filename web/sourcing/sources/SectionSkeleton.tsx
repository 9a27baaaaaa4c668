import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './page.module.css';

/** The layout of a platform with its sources while they load. */
export function SectionSkeleton() {
  return (
    <div className={styles.section} aria-busy="true">
      <Skeleton width={120} height={22} />
      <Skeleton width="100%" height={210} />
      <Skeleton width="100%" height={120} />
    </div>
  );
}
