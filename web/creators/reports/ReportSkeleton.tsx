import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './report.module.css';

/** Placeholders for the report, with their final heights. */
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
      <Stack gap={18} className={styles.body}>
        <Skeleton width={320} height={34} />
        <Skeleton width="100%" height={96} />
        <Skeleton width="100%" height={330} />
        <Skeleton width="100%" height={190} />
        <Skeleton width="100%" height={190} />
      </Stack>
    </Text>
  );
}
