import { absent } from '../../../../contract/core/format.ts';
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
    <dl className={styles.tiles}>
      {tiles.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
