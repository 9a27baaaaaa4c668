import { absent } from '../../../../contract/core/format.ts';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './tiles.module.css';

export interface Tile {
  name: string;
  value: string;
}

/** Drops unknown figures, unless all are unknown. */
export const knownTiles = (tiles: readonly Tile[]): Tile[] => tiles.filter(({ value }) => value !== absent);

/** The figures of a part, each with its name. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Grid as="dl" gap={12} className={styles.tiles}>
      {tiles.map(({ name, value }) => (
        <Group align="stretch" justify="end" shrink py={8} px={10} key={name}>
          <Text as="dt" size="xs" tone="faint">
            {name}
          </Text>
          <Text as="dd" size="3xl" weight={600} breaks>
            {value}
          </Text>
        </Group>
      ))}
    </Grid>
  );
}
