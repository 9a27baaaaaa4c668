import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Box, Grid, Group, Stack } from '../../ui/box/Box.tsx';
import styles from './DetailPage.module.css';

const tiles = [1, 2, 3, 4, 5, 6];

/** Placeholders for the page, with their final heights. */
export function DetailSkeleton() {
  return (
    <Stack gap={16} frame={1480} aria-busy="true" style={{ width: '100%' }}>
      <Skeleton width={220} height={19} />
      <Group gap={20} className={styles.head}>
        <Skeleton width={76} height={76} />
        <Box grow shrink className={styles.who}>
          <Skeleton width={260} height={30} />
          <br />
          <Skeleton width={420} height={16} />
        </Box>
      </Group>
      <Skeleton width={520} height={36} />
      <Skeleton width={320} height={38} />
      <Grid gap={16} className={styles.skeletons}>
        {tiles.map(at => (
          <Skeleton key={at} width="100%" height={130} />
        ))}
      </Grid>
      <Skeleton width="100%" height={348} />
    </Stack>
  );
}
