import styles from '../navigation/AddressTabs.module.css';
import { Skeleton } from './Skeleton.tsx';

/** A panel of `AddressTabs` in grey while its files come. @param heights of what will stand in it, pixels */
export function PanelSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.panel} aria-busy="true">
      {heights.map(height => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}
