import { Box, Grid, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from '../Cards.module.css';

export interface BarLine {
  key: string;
  name: string;
  count: number;
  /** The count as text. */
  title: string;
}

/** A bar per line, the longest for the largest count. */
export function Bars({ lines }: { lines: readonly BarLine[] }) {
  const max = Math.max(1, ...lines.map(each => each.count));
  return (
    <Stack as="ul" gap={9} size="md" tone="soft" className={styles.bars}>
      {lines.map(({ key, name, count, title }) => (
        <Grid as="li" gap={10} align="center" key={key}>
          <Text as="span" truncate className={styles.tag} title={name}>
            {name}
          </Text>
          <Box as="span" block>
            <Box as="span" block className={styles.bar} style={{ width: `${(count / max) * 100}%` }} />
          </Box>
          <span title={title}>{count}</span>
        </Grid>
      ))}
    </Stack>
  );
}
