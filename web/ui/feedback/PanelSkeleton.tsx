import { Stack } from '../box/Box.tsx';
import styles from '../navigation/AddressTabs.module.css';
import { Skeleton } from './Skeleton.tsx';

/** A panel of `AddressTabs` while its files load. @param heights of its content, in pixels */
export function PanelSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <Stack gap={16} className={styles.panel} aria-busy="true">
      {heights.map(height => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </Stack>
  );
}
