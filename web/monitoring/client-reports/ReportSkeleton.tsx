import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './paper.module.css';

/** The layout of the sheet with its final heights. */
export function ReportSkeleton() {
  return (
    <Text
      as="div"
      size="md"
      tone="ink"
      leading="normal"
      full
      border
      className={styles.paper}
      aria-busy="true"
    >
      <Stack gap={24} className={styles.body}>
        <Skeleton width={320} height={34} />
        <Skeleton width="100%" height={120} />
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={360} />
      </Stack>
    </Text>
  );
}
